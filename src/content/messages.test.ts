import {expect, test} from 'vitest';
import {interfaceOf} from './messages';
import {folderWith} from './testing';

/** Messages with these files: Docusaurus reads the code itself. */
const said = (files: Record<string, string>) =>
  interfaceOf({root: folderWith(files), files: new Map(Object.entries(files))});

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";

test('messages of the code have the place of their key', async () => {
  const {messages, places, unreadable} = await said({
    'src/ui/A/index.tsx': `${IMPORT}
export const a = translate({id: 'site.a', message: 'Un', description: 'd'});
export const b = (
  <Translate id="site.b" description="d">
    Deux
  </Translate>
);
`,
    'src/theme/b.ts': `${IMPORT}export const c = translate({message: 'Sans clé'});`,
  });
  expect([...messages]).toEqual([
    ['site.a', 'Un'],
    ['site.b', 'Deux'],
    ['Sans clé', 'Sans clé'],
  ]);
  expect([...places.values()]).toEqual([
    {file: 'src/ui/A/index.tsx', line: 3},
    {file: 'src/ui/A/index.tsx', line: 5},
    {file: 'src/theme/b.ts', line: 2},
  ]);
  expect(unreadable).toEqual([]);
});

test('only code of the site that calls the translation functions is read', async () => {
  const call = `${IMPORT}translate({id: 'a', message: 'A'});`;
  const {messages} = await said({
    'src/a.md': call,
    'scripts/a.ts': call,
    'src/b.ts': "declare function translate(o: object): void;\ntranslate({id: 'b', message: 'B'});",
  });
  expect(messages.size).toBe(0);
});

test('a call with a dynamic message is reported with its line', async () => {
  const {messages, unreadable} = await said({
    'src/a.ts': `${IMPORT}\nexport const say = (id: string) =>\n  translate({id, message: id});\n`,
  });
  expect(messages.size).toBe(0);
  expect(unreadable).toEqual([{file: 'src/a.ts', line: 4}]);
});

test('the French catalogue adds messages of packages, and overrides the code', async () => {
  const {messages, places} = await said({
    'src/a.ts': `${IMPORT}translate({id: 'a', message: 'A'});`,
    'i18n/fr/code.json': '{\n  "theme.b": {"message": "B"},\n  "a": {"message": "Autre"}\n}',
  });
  expect(Object.fromEntries(messages)).toEqual({a: 'Autre', 'theme.b': 'B'});
  expect(places.get('theme.b')).toEqual({file: 'i18n/fr/code.json', line: 2});
  expect(places.get('a')).toEqual({file: 'i18n/fr/code.json', line: 3});
});
