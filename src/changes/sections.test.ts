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
