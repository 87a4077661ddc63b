import {expect, test} from 'vitest';
import {changedSections, quoted, sectionIds, titleIn} from './sections';

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

function changes(after: string) {
  return changedSections(BEFORE, after).map(({id, title, before, after: now}) => ({
    id,
    title,
    before: quoted(before),
    after: quoted(now),
  }));
}

test('a section that says something else is named, with what it said and says', () => {
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

test('an import shows nothing, but in an example', () => {
  const line = "import A from './_a.md';";
  expect(changedSections('a', `${line}\n\na`)).toEqual([]);
  expect(changedSections('```js\n```', `\`\`\`js\n${line}\n\`\`\``)).toHaveLength(1);
});

test('a section that comes, goes or has another name is a change', () => {
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

test('an item more moves the numbers of the others, which is no change of theirs', () => {
  expect(changes(BEFORE.replace('2. Second', '2. Between\n3. Second'))[0]?.after).toEqual([
    'Between',
  ]);
});

test('what looks like a heading in an example is none, and the example is quoted as it stands', () => {
  const code = (line: string) => page(`\`\`\`bash\n## ${line} {/* #x */}\n\`\`\``);
  const [change] = changedSections(code('one'), code('two'));
  expect(change?.id).toBe('');
  expect(quoted(change?.after ?? [])).toEqual(['## two {/* #x */}']);
  expect([...sectionIds(code('one'))]).toEqual(['']);
});

test('a quotation is text, without what only builds the page', () => {
  const lines = [
    '- Open [**Home**](/root_url/home) {/* facts: why */}',
    ':::tip[Keep it]',
    ':::',
    '<Screen id="approve" />',
    '</TabItem>',
    '| --- | :-: |',
    '```bash space title="Create it"',
    '{/* truncate */}',
  ].map((text) => ({text, isCode: false}));
  expect(quoted(lines)).toEqual(['Open Home', 'Keep it', 'Create it']);
});

test('the title of a page is that of its front matter', () => {
  expect(titleIn(BEFORE)).toBe('Sessions : durée');
  expect(titleIn('title: none')).toBe('none');
  expect(titleIn('---\na: b\n---\n\ntitle: x')).toBe('');
});

const said = (...texts: string[]) => quoted(texts.map((text) => ({text, isCode: false})));

test.each([
  ['apostrophes', 'L’un', "L'un"],
  ['quotes and the spaces in them', 'Dit «\u00A0un\u00A0»', 'Dit “un”'],
  ['a letter and its accent apart', 'é', 'e\u0301'],
  ['spaces before and after', '  Un ', 'Un'],
  ['the number of an item', '10. Un', '2. Un'],
  ['several spaces', 'Un \u202F deux', 'Un deux'],
])('%s say nothing else', (_what, one, other) => {
  expect(changedSections(page(one), page(other))).toEqual([]);
});

test('a number that is no item’s, and one without its point, count', () => {
  expect(changedSections(page('1.5'), page('2.5'))).toHaveLength(1);
  expect(changedSections(page('1. Un'), page('Un'))).toHaveLength(1);
});

test('lines of a section are what says something', () => {
  const [change] = changedSections(page('Un'), page('Un\n\n \t\n\nDeux'));
  expect(change).toEqual({
    id: '',
    title: '',
    before: [],
    after: [{text: 'Deux', isCode: false}],
  });
});

test('headings from the second level on, with their id, begin a section; titles are read as text', () => {
  const of = (body: string) => [...sectionIds(page(body))];
  expect(of('# A {/* #a */}\n\n## B {/* #b */}\n\n######  C  {/*#c*/} \n\n## D')).toEqual([
    ...['', 'b', 'c'],
  ]);
  const [change] = changedSections(page('x'), page('x\n\n## **A** `b` {/* #a */}'));
  expect(change?.title).toBe('A b');
});

test('a fence ends with a mark as long as its own; in it nothing is a heading', () => {
  const body =
    '````text\n```\n## A {/* #a */}\n````\n\n## B {/* #b */}\n\n~~~\n## C {/* #c */}\n~~~';
  expect([...sectionIds(page(body))]).toEqual(['', 'b']);
  const [change] = changedSections(page('Un'), page('Un\n\n```text\n*a*\n```'));
  expect(change?.after).toEqual([
    {text: '```text', isCode: false},
    {text: '*a*', isCode: true},
    {text: '```', isCode: false},
  ]);
});

test('a page without front matter is all text', () => {
  expect(changedSections('Un', 'Deux')).toHaveLength(1);
  expect(titleIn('Un')).toBe('');
  expect(titleIn('---\ntitle: "Un"\r\n---\n')).toBe('Un');
});

test('a quotation has as many lines as there is room for, without those that say nothing', () => {
  const lines = ['a', '{/* b */}', 'c', 'd'].map((text) => ({text, isCode: false}));
  expect(quoted(lines, 2)).toEqual(['a', 'c']);
  expect(quoted(lines)).toEqual(['a', 'c', 'd']);
});

test('cells stand side by side, an escaped bar within one', () => {
  expect(said('| **a** | `b` |  c |')).toEqual(['a · b · c']);
  expect(said('| a \\| b | c |')).toEqual(['a | b · c']);
});

test.each([
  ['  Un mot  ', 'Un mot'],
  ['    *deux*', 'deux'],
  ['- Un **deux**, [trois](/a.md#b) et `{*4*}`', 'Un deux, trois et {*4*}'],
  ['10. **Un** **deux**trois', 'Un deuxtrois'],
  ['**«un»**deux', '**«un»**deux'],
  ['[**un** et *deux*](/a.md)', 'un et deux'],
  ['- - un', 'un'],
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
])('%s is quoted as %s', (line, text) => {
  expect(said(line)).toEqual(text === undefined ? [] : [text]);
});
