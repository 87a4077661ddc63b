import {expect, test} from 'vitest';
import {fixes} from './fix';
import {PAGE, manual, pageIn, sourcesOf} from './testing';

const mended = (file: string, text: string, others: Record<string, string> = {}) =>
  fixes(sourcesOf({...others, [file]: text})).get(file) ?? text;

test.each([
  [
    PAGE,
    'L\'été : "non" ; 10 000 à 5 %...',
    'L’été\u00A0: «\u202Fnon\u202F»\u202F; 10\u202F000 à 5\u202F%…',
  ],
  [PAGE, '« Oui » ?', '«\u202FOui\u202F»\u202F?'],
  [pageIn('en'), `It's "here" : yes`, 'It’s “here”: yes'],
  [pageIn('de'), '"Ja" : 5 %', '„Ja“: 5\u202F%'],
  [pageIn('zh'), '打开Space,然后 ，好', '打开 Space，然后，好'],
  [PAGE, '`a : "b"` et **non**', '`a : "b"` et **non**'],
  [pageIn('zh'), '好（可选） <Since version="1.2" />', '好（可选） <Since version="1.2" />'],
])('%s: corrects marks with one right form: %s', (file, broken, right) => {
  expect(mended(file, manual(broken))).toBe(manual(right));
});

test.each([
  ["---\ntitle: L'été\nsidebar_label: 'L''été \"b\"'\n---\n", "L’été\nsidebar_label: 'L''été «"],
  ['---\ntitle: "L\'été"\nkeywords: [l\'été]\n---\n', '"L’été"\nkeywords: [l\'été]'],
  [
    '<Tabs>\n<TabItem value="l\'a" label="L\'été">\n\nUn\n\n</TabItem>\n</Tabs>',
    '"l\'a" label="L’été"',
  ],
  ['```bash title="L\'été"\nlabel="l\'a"\n```', 'title="L’été"\nlabel="l\'a"'],
])('titles and labels are corrected too: %j', (broken, right) => {
  expect(mended(PAGE, broken)).toContain(right);
});

test('a byte order mark and the line ends of Windows are taken out', () => {
  const text = manual('Texte');
  expect(mended(PAGE, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(text);
});

test('a heading without id gets that of the other language', () => {
  const english = {[pageIn('en')]: manual('## One {/* #one */}')};
  expect(mended(PAGE, manual('## Un'), english)).toBe(manual('## Un {/* #one */}'));
  expect(mended(PAGE, manual('## Un\n\n## Deux'), english)).toBe(manual('## Un\n\n## Deux'));
});

test('the first mention of an error code gets its link', () => {
  const link = '[`E-HVR-101`](/user/error-codes.md#e-hvr-101)';
  expect(mended(PAGE, manual('Voir `E-HVR-101`, `E-HVR-101`.\n\n`E-HVR-101`'))).toBe(
    manual(`Voir ${link}, \`E-HVR-101\`.\n\n\`E-HVR-101\``),
  );
});
