import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {planLanguage, refusalOf} from './plan';
import {addToModule} from './tables';

test.each([
  ['IT', 'Italiano'],
  ['italiano', 'Italiano'],
  ['../it', 'Italiano'],
  ['xx', 'Italiano'],
  ['de', 'Deutsch (neu)'],
  ['it', ''],
  ['it', "Ital'iano"],
  ['it', 'Italiano]'],
  ['it', '${name}'],
  ['it', 'English'],
])('no language is added as %s, "%s"', (code, name) => {
  expect(refusalOf(code, name)).toMatch(/(?:no (?:code|name) of a language|already)/);
});

test.each([
  ['it', 'Italiano'],
  ['pt-BR', 'Português (Brasil)'],
  ['zh-Hant', '繁體中文'],
  ['br', 'Brezhoneg'],
])('%s, "%s" can be added', (code, name) => {
  expect(refusalOf(code, name)).toBeUndefined();
});

test('what has an entry per language gets the French one, marked; what passes the code passes the new one', () => {
  const all = "fr: 'un', en: 'one', de: 'ein', zh: '一'";
  expect(addToModule(`const A = {${all}};`, 'xx')).toBe(
    `const A = {${all}, xx: /* French */ 'un'};`,
  );
  expect(addToModule(`const A = {${all.replace("'un'", "f(1, 'fr')")}};`, 'xx')).toContain(
    "xx: f(1, 'xx')}",
  );
  expect(addToModule(`const A = {${all}};`, 'xx-XX')).toContain("'xx-XX': /* French */ 'un'");
  expect(addToModule("const L = ['fr', 'en', 'de', 'zh'];", 'xx')).toContain("'zh', 'xx']");
  expect(addToModule("const L = ['en', 'de', 'zh'];", 'xx')).toContain("'zh', 'xx']");
  const others = "const A = {fr: 'un', en: 'one'}, L = ['fr', 'de'];";
  expect(addToModule(others, 'xx')).toBe(others);
});

test('a catalogue per language is imported for the new one', () => {
  const imports = ['de', 'en', 'fr', 'zh'].map((code) => `import ${code} from './${code}/a.json';`);
  const module = addToModule(`${imports.join('\n')}\nexport const A = {fr, en, de, zh};\n`, 'it');
  expect(module).toContain("import it from './it/a.json';\n");
  expect(module).toContain('{fr, en, de, zh, it}');
});

test('a language that nobody has described is searched word for word', () => {
  const entries = ['fr', 'en', 'de', 'zh'].map((code) => `${code}: {stopWords: set('a')}`);
  expect(addToModule(`const L = {${entries.join(', ')}};`, 'it')).toContain(
    "it: /* French */ {stopWords: new Set(), self: [], elisions: new Set(), endings: new Set([''])",
  );
});

test('the facts of the language are its own; its catalogues begin in French', () => {
  const {files} = planLanguage(
    new Map([
      [
        'src/site/locales.ts',
        `A = {fr: {label: 'Français', htmlLang: 'fr', baseUrl: '/'}, en: 1, de: 1, zh: 1};
         B = {fr: 'fr_FR', en: 'en_US', de: 'de_DE', zh: 'zh_CN'};`,
      ],
      ['tags.yml', 'havre:\n'],
      ['i18n/en/docusaurus-theme-classic/navbar.json', '{"item.label.Manuel": {"message": "M"}}'],
      ['README.md', 'In French, English, German and Chinese; English, German and Chinese.'],
    ]),
    new Map([['site.a', 'Un']]),
    'pt-BR',
    'Português',
  );
  const facts = files.get('src/site/locales.ts');
  expect(facts).toContain("'pt-BR': {label: 'Português', htmlLang: 'pt-BR', baseUrl: '/pt-BR/'}");
  expect(facts).toContain("'pt-BR': 'pt_BR'");
  expect(files.get('i18n/pt-BR/tags.yml')).toBe('havre:\n');
  expect(files.get('i18n/pt-BR/code.json')).toContain('"message": "Un"');
  expect(files.get('i18n/pt-BR/docusaurus-theme-classic/navbar.json')).toContain('"Manuel"');
  expect(files.get('README.md')).toBe(
    'In French, English, German, Chinese and Brazilian Portuguese; English, German, Chinese and Brazilian Portuguese.',
  );
});

test('the workflow builds the language on a machine of its own and takes it into the whole', () => {
  const file = '.github/workflows/site.yml';
  const before = readFileSync(file, 'utf8');
  const after =
    planLanguage(new Map([[file, before]]), new Map(), 'it', 'Italiano').files.get(file) ?? '';
  expect(after).toContain('        locale: [fr, en, de, zh, it]\n');
  expect(after).toMatch(
    /name: site-zh\n +path: build\/zh\n +- uses: actions\/download-artifact@.*\n +with:\n +name: site-it\n +path: build\/it\n/,
  );
  expect(after.split('\n')).toHaveLength(before.split('\n').length + 4);
});
