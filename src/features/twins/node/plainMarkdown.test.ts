import {expect, test} from 'vitest';
import {drawScreen} from '../../screens/node/draw';
import {parseMarkdown} from '../../../content/page';
import {plainMarkdown, type PageFacts} from './plainMarkdown';
import {printBody} from './twin';

/** The text of the twin of a page, without its title. */
function twinOf(text: string, facts: Partial<PageFacts> = {}): string {
  const page: PageFacts = {
    locale: 'en',
    text,
    address: (url) => `https://docs.example${url}`,
    kind: (name) => name,
    decision: () => parseMarkdown('What happened?\n\n- Lost {/* #lost */}\n\n  Remove it.'),
    cards: [],
    ...facts,
  };
  return printBody('Title', plainMarkdown(parseMarkdown(text), page)).replace('# Title\n\n', '');
}

test('a section keeps its id as an anchor; comments and expressions are removed', () => {
  expect(
    twinOf(`---\ntitle: x\n---\n\n## Sign in {/* #sign-in */}\n\n{/* truncate */}\n\nDo it.\n`),
  ).toBe('## Sign in <a id="sign-in"></a>\n\nDo it.\n');
});

test('tabs and details become titled sections, separated from the text after them', () => {
  const tabs =
    '<Tabs>\n<TabItem value="a" label="One">\n\nFirst\n\n</TabItem>\n<TabItem value="b" label="Two">\n\nSecond\n\n</TabItem>\n</Tabs>';
  expect(twinOf(`## Choose\n\n${tabs}\n\nAfter\n`)).toBe(
    '## Choose\n\n### One\n\nFirst\n\n### Two\n\nSecond\n\n---\n\nAfter\n',
  );
  expect(twinOf(`${tabs}\n\n## Next\n`)).not.toContain('---');
  const closed = '<details>\n<summary>An `example`</summary>\n\nText\n\n</details>';
  expect(twinOf(`## See\n\n${closed}\n`)).toBe('## See\n\n### An `example`\n\nText\n');
});

test('an admonition becomes a quote that opens with its kind and title', () => {
  expect(twinOf(':::danger[Never *write* it]\n\nText\n\n:::\n')).toBe(
    '> **Danger: Never *write* it**\n>\n> Text\n',
  );
  expect(twinOf(':::note[`a` b]\n\nText\n\n:::')).toBe('> **Note: `a` b**\n>\n> Text\n');
  expect(twinOf(':::tip\n\n- a\n\n:::\n')).toBe('> **Tip**\n>\n> - a\n');
});

test('addresses in the reader’s Space become those of the example', () => {
  expect(twinOf('Open <SpaceUrl path="/scim/v2" />.\n')).toBe(
    'Open `https://acme.eu.havre.example/scim/v2`.\n',
  );
  expect(twinOf('Text\n\n<SpaceNotice />\n')).toBe('Text\n');
});

test('code keeps its language and title, without attributes of this site', () => {
  expect(twinOf('```bash space title="Create it"\ncurl -sS\n```\n')).toBe(
    '**Create it**\n\n```bash\ncurl -sS\n```\n',
  );
});

test('tables, links, lists and text like a directive are unchanged', () => {
  const text =
    '| A | B |\n| - | - |\n| `x\\|y` | 10:30 |\n\n1. **One**\n2. [Two](https://docs.example/two)\n';
  expect(twinOf(text, {address: (url) => url})).toBe(text);
});

test('an unknown component stops the build', () => {
  expect(() => twinOf('<Unheard of="it" />\n')).toThrow(/^<Unheard> has no plain Markdown: say/);
});

test.each([
  ['## A *b* {/* #c */}', '## A *b* <a id="c"></a>'],
  ['## A `b` {/* #c */}', '## A `b` <a id="c"></a>'],
  ['A {/* note */} b', 'A  b'],
  ['import A from "a";\n\nText', 'Text'],
  ['A <kbd>Esc</kbd> b<br />c', 'A Esc b\\\nc'],
  ['<div>\n\nText\n\n</div>', 'Text'],
  ['A <img src="/a.png" alt="closed arch" />', 'A closed arch'],
  ['A <img src="/a.png" /> b ![](/c.png)', 'A  b'],
  ['::leaf', '::leaf'],
  ['At 10:30 and a:b[c]', 'At 10:30 and a:b\\[c]'],
  ['[A *b*](/c)', '[A *b*](https://docs.example/c)'],
  ['1. A. <Screen id="pairing" part="code" />\n2. B.', '1. A.\n2. B.'],
  ['> a\n\n* b\n\n  c', '> a\n\n- b\n\n  c'],
  ['***\n\n_a_', '---\n\n*a*'],
])('%j becomes %j', (source, plain) => {
  expect(twinOf(source).trim()).toBe(plain);
});

test('a drawn screen becomes its title, description, caption and numbers, in the language', () => {
  const texts = drawScreen('approve', 'de');
  const [title, , description, , caption, , ...notes] = twinOf('<Screen id="approve" />', {
    locale: 'de',
  }).split('\n');
  expect(title).toBe(`> **Ansicht: ${texts.title}**`);
  expect(description?.slice(2).replaceAll('\\', '')).toBe(texts.description);
  expect(caption?.slice(2)).toBe(texts.caption);
  expect(notes.join('\n')).toBe(
    [...texts.notes.map((note, index) => `> ${index + 1}. ${note}`), ''].join('\n'),
  );
});

test('sections of tabs are one level below theirs, at most at the sixth, and end with them', () => {
  const tab = (inner: string) => `<Tabs>\n<TabItem label="T">\n\n${inner}\n\n</TabItem>\n</Tabs>`;
  expect(twinOf(`### A\n\n${tab(tab('Text'))}\n\n${tab('Other')}`)).toBe(
    '### A\n\n#### T\n\n##### T\n\nText\n\n#### T\n\nOther\n',
  );
  expect(twinOf(`###### A\n\n${tab('Text')}`)).toBe('###### A\n\n###### T\n\nText\n');
});

test('adjacent details need no separator, text after the last does', () => {
  const closed = (name: string) => `<details>\n<summary>${name}</summary>\n\nText\n\n</details>`;
  expect(twinOf(`${closed('A')}\n\n${closed('B')}\n\nAfter`)).toBe(
    '## A\n\nText\n\n## B\n\nText\n\n---\n\nAfter\n',
  );
});

test('descriptions of cards follow the language’s colon', () => {
  const cards = [
    {title: 'A', description: 'x', address: 'https://docs.example/a.md'},
    {title: 'B', description: 'y', address: 'https://docs.example/b.md'},
  ];
  expect(twinOf('<DocCardList />', {cards, locale: 'zh'})).toBe(
    '- [A](https://docs.example/a.md)：x\n- [B](https://docs.example/b.md)：y\n',
  );
});

test('a decision is its list, without ids; its first question alone leads to the page that asks', () => {
  expect(twinOf('<Decision guide="user" />')).toBe(
    '## What happened? <a id="what-happened"></a>\n\n- Lost\n\n  Remove it.\n',
  );
  expect(twinOf('<FirstQuestion />')).toBe(
    '[What happened?](https://docs.example/docs/user/help) <a id="what-happened"></a>\n',
  );
});
