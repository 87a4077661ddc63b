import {LOCALES, LOCALE_CONFIGS, DEFAULT_LOCALE} from '../../src/site/locales';
import {messageOfKey} from '../../src/sources/catalogue';
import {TRANSLATED_LOCALES} from '../../src/sources/places';
import {STAND_IN_FILES} from '../../checks/standIns';
import {addToModule} from './tables';

/** What a new language changes, path → text, and what is left to a person. */
export interface LanguagePlan {
  readonly files: ReadonlyMap<string, string>;
  readonly left: readonly string[];
}

/** The parts of a language tag that an address can bear: `it`, `pt-BR`, `zh-Hant`. */
const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** A name as a language menu shows it: letters of any script, and what joins them. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ ’-][\p{L}\p{M}]+)*(?: \([\p{L}\p{M} ]+\))?$/u;

/** Why a language cannot be added under this code and name, in one sentence; undefined when it can. */
export function refusalOf(code: string, name: string): string | undefined {
  if (!CODE.test(code) || nameInEnglish(code) === undefined) {
    return `"${code}" is no code of a language: use one of BCP 47, e.g. it or pt-BR.`;
  }
  if (LOCALES.some((locale) => locale === code)) {
    return `The site has the language "${code}" already.`;
  }
  if (!NAME.test(name) || name.length > 40) {
    return `"${name}" is no name of a language: use letters and spaces, as the language writes it.`;
  }
  return LOCALES.some((locale) => LOCALE_CONFIGS[locale].label === name)
    ? `The site has a language named ${name} already.`
    : undefined;
}

/**
 * Everything a new language needs but its translations: French stands in for what is not translated.
 *
 * @param files the repository's files that name languages: path → text
 * @param messages the French messages of the interface, by key
 * @param code BCP 47, e.g. `it`, `pt-BR`: the folder's name and the address's first segment
 * @param name how the language names itself; both as {@link refusalOf} accepts them
 */
export function planLanguage(
  files: ReadonlyMap<string, string>,
  messages: ReadonlyMap<string, string>,
  code: string,
  name: string,
): LanguagePlan {
  const english = nameInEnglish(code) ?? name;
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const after = change(file, text, code, name, english);
    if (after !== text) {
      changed.set(file, after);
    }
  }
  for (const pair of STAND_IN_FILES) {
    const [french, own] = pair(code);
    changed.set(own, files.get(french) ?? '');
  }
  const json = (entries: Iterable<readonly [string, string]>) =>
    JSON.stringify(
      Object.fromEntries([...entries].map(([key, message]) => [key, {message}])),
      null,
      2,
    );
  changed.set(`i18n/${code}/code.json`, json(messages));
  // Any translation has their keys.
  const [model = DEFAULT_LOCALE] = TRANSLATED_LOCALES;
  for (const [file, text] of files) {
    const [, own] = /^i18n\/[^/]+\/(docusaurus-theme-classic\/.+\.json)$/.exec(file) ?? [];
    if (own !== undefined && file.startsWith(`i18n/${model}/`)) {
      const keys = Object.keys(JSON.parse(text) as object);
      changed.set(`i18n/${code}/${own}`, json(keys.map((key) => [key, messageOfKey(key)])));
    }
  }
  return {
    files: changed,
    left: [
      'npm run i18n:status names what is to translate; pages go below the language’s folder at the paths of the other languages',
      `Spelling: npm install --save-dev --save-exact @cspell/dict-${code.toLowerCase()}-… where there is one, its import, files and override in cspell.json, an empty checks/words/${code}.txt`,
      'Search: what src/search/shared/languages.ts knows of the language; questions of readers in tests/fixtures/search-queries.json',
      'Tests that lay out a small site in every language: npm run test:unit names them',
      'A picture for links, where static/img has one per language; “four languages” in README, CONTRIBUTING and comments',
    ],
  };
}

function change(file: string, text: string, code: string, name: string, english: string): string {
  if (/\.tsx?$/.test(file)) {
    return file === 'src/site/locales.ts'
      ? withFacts(addToModule(text, code), code, name)
      : addToModule(text, code);
  }
  switch (file) {
    case '.github/workflows/site.yml':
      return withArtifact(text, code);
    case '.github/ISSUE_TEMPLATE/mistake.yml':
      return text.replace(/( options: \[.*)\]/, `$1, ${name}]`);
    case 'static/.well-known/security.txt':
      return text.replace(/^Preferred-Languages: .*$/m, `$&, ${code}`);
    case 'README.md':
    case 'CONTRIBUTING.md':
    case 'package.json':
      return [LOCALES, TRANSLATED_LOCALES].reduce(
        (prose, list) => prose.replaceAll(listed(list), listed([...list, english])),
        text,
      );
    default:
      return text;
  }
}

/** The entries of the language itself, in place of those of French. */
function withFacts(text: string, code: string, name: string): string {
  const {language, region} = new Intl.Locale(code).maximize();
  const country = region === undefined ? language : `${language}_${region}`;
  const facts = `{label: '${name}', htmlLang: '${code}', baseUrl: '/${code}/'}`;
  return text
    .replace(new RegExp(`('?${code}'?: )\\{label:[^}]*\\}`), `$1${facts}`)
    .replace(new RegExp(`('?${code}'?: )/\\* \\w+ \\*/ 'fr_FR'`), `$1'${country}'`);
}

/** The workflow builds the language on a machine of its own and takes it into the whole, as it does the last one. */
function withArtifact(text: string, code: string): string {
  const last = LOCALES.at(-1) ?? DEFAULT_LOCALE;
  const step = new RegExp(
    `      - uses: actions/download-artifact@.*\\n        with:\\n          name: site-${last}\\n          path: build/${last}\\n`,
  );
  return text
    .replace(/^( +locale: \[.*)\]$/m, `$1, ${code}]`)
    .replace(
      step,
      (block) =>
        block +
        block.replace(`site-${last}`, `site-${code}`).replace(`build/${last}`, `build/${code}`),
    );
}

/** “English, German and Chinese”, as our prose lists languages. */
function listed(codesOrNames: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(
    codesOrNames.map((item) => (CODE.test(item) ? (nameInEnglish(item) ?? item) : item)),
  );
}

function nameInEnglish(code: string): string | undefined {
  return new Intl.DisplayNames('en', {type: 'language', fallback: 'none'}).of(code);
}
