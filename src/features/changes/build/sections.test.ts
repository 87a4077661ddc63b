import {expect, test} from 'vitest';
import {changedSections, readSide, sectionIds} from './sections';

const page = (body: string) => `---\ntitle: 'Sessions : durée'\n---\n\n${body}\n`;

const BEFORE = page(`Opening.

## Length {/* #length */}

A session lasts **12 h**.

1. First
2. Second

## Rights {/* #rights */}

| Right | Opens |
| --- | --- |
| Use | Yes |
`);

/** All lines of a page as a diff has them: the old ones, then the new ones; those on both sides only once. */
function diff(before: string, after: string): string[] {
  const [was, is] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const start = was.findIndex((line, index) => line !== is[index]);
  const same = start === -1 ? was.length : start;
  return [
    ...was.slice(0, same).map((line) => ` ${line}`),
    ...was.slice(same).map((line) => `-${line}`),
    ...is.slice(same).map((line) => `+${line}`),
  ];
}

function changes(after: string, before = BEFORE) {
  return changedSections(diff(before, after));
}

test('names a changed section, with old and new text', () => {
  expect(changes(BEFORE.replace('12 h', '8 h').replace('| Use | Yes |', '| Use | No |'))).toEqual([
    {
      id: 'length',
      title: 'Length',
      before: ['A session lasts 12 h.'],
      after: ['A session lasts 8 h.'],
    },
    {id: 'rights', title: 'Rights', before: ['Use · Yes'], after: ['Use · No']},
  ]);
});

test('ignores imports, except in an example', () => {
  const line = "import A from './_a.md';";
  expect(changedSections(diff('a', `${line}\n\na`))).toEqual([]);
  expect(changedSections(diff('```js\n```', `\`\`\`js\n${line}\n\`\`\``))).toHaveLength(1);
});

test('an added, removed or renamed section is a change', () => {
  expect(changes(BEFORE.replace('## Rights', '## New rights'))).toEqual([
    {id: 'rights', title: 'New rights', before: [], after: []},
  ]);
  expect(changes(`${BEFORE}\n## Added {/* #added */}\n\nText\n`)).toEqual([
    {id: 'added', title: 'Added', before: [], after: ['Text']},
  ]);
  const [gone] = changes(BEFORE.slice(0, BEFORE.indexOf('## Rights')));
  expect(gone).toEqual({
    id: 'rights',
    title: 'Rights',
    before: ['Right · Opens', 'Use · Yes'],
    after: [],
  });
});

test.each([
  ['spaces', BEFORE.replace('A session', 'A\u00A0session ')],
  ['another front matter', BEFORE.replace('title:', 'keywords: [x]\ntitle:')],
  ['line ends', BEFORE.replaceAll('\n', '\r\n')],
])('%s are no change', (_, after) => {
  expect(changes(after)).toEqual([]);
});

test('renumbered list items are no change', () => {
  expect(changes(BEFORE.replace('2. Second', '2. Between\n3. Second'))[0]?.after).toEqual([
    'Between',
  ]);
});

test('ignores headings in an example, which is quoted verbatim', () => {
  const code = (line: string) => page(`\`\`\`bash\n## ${line} {/* #x */}\n\`\`\``);
  expect(changes(code('*two*'), code('one'))).toEqual([
    {id: '', title: '', before: ['## one {/* #x */}'], after: ['## *two* {/* #x */}']},
  ]);
  expect([...sectionIds(code('one'))]).toEqual(['']);
});

test('the title of a page is that of its front matter, not of the text', () => {
  const title = (text: string) => readSide(diff('', text), '+').title;
  expect(title(BEFORE)).toBe('Sessions : durée');
  expect(title('title: none')).toBe('');
  expect(title('---\na: b\n---\n\ntitle: x')).toBe('');
  expect(title('---\ntitle: "Un"\r\n---\n')).toBe('Un');
  expect(changes('Deux', 'Un')).toMatchObject([{before: ['Un'], after: ['Deux']}]);
});

test.each([
  ['apostrophes', 'L’un', "L'un"],
  ['quotes and the spaces in them', 'Dit «\u00A0un\u00A0»', 'Dit “un”'],
  ['a letter and its accent apart', 'é', 'e\u0301'],
  ['spaces before and after', '  Un ', 'Un'],
  ['the number of an item', '10. Un', '2. Un'],
  ['several spaces', 'Un \u202F deux', 'Un deux'],
  ['the address of a link', '[Un](/a.md)', '[Un](/b.md#c)'],
  ['a mark of importance', '**Un**', 'Un'],
  ['a comment', 'Un {/* facts: why */}', 'Un'],
  ['the kind of an admonition', ':::note[Un]', ':::warning[Un]'],
])('%s is no change', (_what, one, other) => {
  expect(changes(page(one), page(other))).toEqual([]);
});

test('numbers count that are no list markers', () => {
  expect(changes(page('1.5'), page('2.5'))).toHaveLength(1);
});

test('sections begin at headings from the second level on, with their id; titles are plain text', () => {
  const of = (body: string) => [...sectionIds(page(body))];
  expect(of('# A {/* #a */}\n\n## B {/* #b */}\n\n######  C  {/*#c*/} \n\n## D')).toEqual([
    ...['', 'b', 'c'],
  ]);
  const [change] = changes(page('x\n\n## **A** `b` {/* #a */}'), page('x'));
  expect(change?.title).toBe('A b');
});

test('a fence ends with a mark of its own length; inside there are no headings', () => {
  const body =
    '````text\n```\n## A {/* #a */}\n````\n\n## B {/* #b */}\n\n~~~\n## C {/* #c */}\n~~~';
  expect([...sectionIds(page(body))]).toEqual(['', 'b']);
  expect(changes(page('Un\n\n```text\n*a*\n```'), page('Un'))[0]?.after).toEqual(['*a*']);
});

test('quotes at most four lines of a section, and 300 characters of a line', () => {
  const quote = (...lines: string[]) => changes(page(lines.join('\n\n')), page(''))[0]?.after;
  expect(quote('a', '{/* b */}', 'c', 'd', 'e')).toEqual(['a', 'c', 'd', 'e']);
  expect(quote('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', '…']);
  expect(quote('x'.repeat(300))).toEqual(['x'.repeat(300)]);
  expect(quote(`${'x'.repeat(299)} y`)).toEqual([`${'x'.repeat(299)}…`]);
});

test.each([
  ['  Un mot  ', 'Un mot'],
  ['    *deux*', 'deux'],
  ['- Un **deux**, [trois](/a.md#b) et `{*4*}`', 'Un deux, trois et {*4*}'],
  ['10. **Un** **deux**trois', 'Un deuxtrois'],
  ['[**un** et *deux* `a`](/a.md)', 'un et deux a'],
  ['- - un', 'un'],
  ['> un', 'un'],
  ['un_deux 2 \\* 3', 'un_deux 2 * 3'],
  ['-', undefined],
  ['1.', undefined],
  ['---', undefined],
  ['::::note', undefined],
  [':::warning[Un **mot**]', 'Un mot'],
  ['~~~text title="Un"', 'Un'],
  ['```bash', undefined],
  ['{/* a */}**b**{/* c */}', 'b'],
  ['<Tabs>', undefined],
  ['  a: <b', 'a: <b'],
  ['Un <Since version="1.0" />', 'Un'],
  ['- Open [**Home**](/root_url/home) {/* facts: why */}', 'Open Home'],
  ['| **a** | `b` |  c |', 'a · b · c'],
  ['| a \\| b | c |', 'a | b · c'],
  ['| --- | :-: |', undefined],
])('%s is quoted as %s', (line, text) => {
  expect(changes(page(line), page(''))[0]?.after).toEqual(text && [text]);
});
