import {expect, test} from 'vitest';
import {readPage} from './page';

const PLACE = {kind: 'post', locale: 'fr', source: 'product/2024-01-01-1.0.md'} as const;

const failureIn = (text: string) => readPage(PLACE.source, PLACE, text).failure;

/** A page whose body starts on line 6. */
const body = (text: string) => `---\ntitle: Titre\nslug: /a/1.0\n---\n\n${text}\n`;

test.each([
  [
    'a colon in the title',
    "---\ntitle: L'état: coûts\n---\n",
    2,
    "“title” holds a colon → write it in quotes, title: 'L''état: coûts'",
  ],
  ['a tab', '---\ntitle: a\n\tminutes: 5\n---\n', 3, 'tab characters must not be used'],
  [
    'a merge conflict',
    '---\ntitle: a\n<<<<<<< HEAD\nsource: 1\n=======\nsource: 2\n>>>>>>> b\n---\n',
    4,
    'a merge conflict → keep the lines of one side',
  ],
  [
    'an open quote',
    "---\ntitle: 'a\ntags: b\n---\n",
    4,
    'single quoted scalar → look at the quotes',
  ],
])('front matter: %s is named as the cause', (_what, text, line, says) => {
  const failure = failureIn(text);
  expect(failure?.line).toBe(line);
  expect(failure?.message).toMatch(/^front matter that is not readable: /);
  expect(failure?.message).toContain(says);
});

test.each([
  ['an image', body('Un.\n\n<img src="/a.png" alt="b">\n\nDeux.'), 8, '<img> is not closed → add'],
  ['an image in a sentence', body('Un <img src="/a.png" alt="b"> deux.'), 6, '<img> is not closed'],
  ['tabs', body('<Tabs>\n<TabItem>\n\nUn\n\n</TabItem>\n\nDeux'), 6, '<Tabs> is not closed → add'],
  [
    'a tab',
    body('<Tabs>\n<TabItem>\n\nUn\n\n</Tabs>'),
    7,
    '<TabItem> is not closed before </Tabs>',
  ],
  ['a block of code', body('Un\n\n```bash\nls\n\n## Deux'), 8, 'block of code that begins here'],
  ['code in a quote', body('> ```bash\n> ls\n\n> Deux'), 6, 'block of code that begins here'],
  [
    'a block before another with a title',
    body('```bash\nls\n\nUn\n\n```json title="a.json"\n{}\n```'),
    6,
    'block of code that begins here',
  ],
  [
    'a block before another',
    body('```bash\nls\n\nUn\n\n```json\n{}\n```'),
    6,
    'block of code that begins here',
  ],
])('%s without an end is named where it begins', (_what, text, line, says) => {
  expect(failureIn(text)).toEqual({line, message: expect.stringContaining(says) as string});
});

test.each(['```\nls\n```', '````text\n```bash\nls\n```\n````', '- Un\n\n  ~~~\n  ls\n  ~~~'])(
  'closed blocks are no fault: %j',
  (text) => {
    expect(failureIn(body(text))).toBeUndefined();
  },
);

test('an unreadable page keeps its address', () => {
  const {failure, address} = readPage(PLACE.source, PLACE, body('<!-- truncate -->'));
  expect(failure).toBeDefined();
  expect(address).toBe('/havre/a/1.0');
});

test('a byte order mark and line ends of Windows change nothing in what is read', () => {
  const text = body('## Un {/* #a */}\n\nDeux');
  const read = (written: string) => readPage(PLACE.source, PLACE, written);
  expect(read(`\uFEFF${text}`.replaceAll('\n', '\r\n'))).toEqual(read(text));
});
