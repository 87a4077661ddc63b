import {expect, test} from 'vitest';
import {parseMarkdown} from '../sources/page';
import {plainMarkdown, type PageFacts} from './plainMarkdown';
import {printBody} from './twin';

/** The text of the twin of a page, without its title. */
function twinOf(text: string, facts: Partial<PageFacts> = {}): string {
  const page: PageFacts = {
    locale: 'en',
    text,
    address: (url) => `https://docs.example${url}`,
    message: (id) => `[${id}]`,
    screen: 'Screen',
    labelled: (name, words) => `${name}: ${words}`,
    cards: [],
    ...facts,
  };
  return printBody('Title', plainMarkdown(parseMarkdown(text), page)).replace('# Title\n\n', '');
}

test('a section keeps its id, for links to it; comments and scripts go', () => {
  expect(
    twinOf(`---\ntitle: x\n---\n\n## Sign in {/* #sign-in */}\n\n{/* truncate */}\n\nDo it.\n`),
  ).toBe('## Sign in <a id="sign-in"></a>\n\nDo it.\n');
});

test('tabs and closed parts are titled sections, and what follows them is cut off', () => {
  const tabs =
    '<Tabs>\n<TabItem value="a" label="One">\n\nFirst\n\n</TabItem>\n<TabItem value="b" label="Two">\n\nSecond\n\n</TabItem>\n</Tabs>';
  expect(twinOf(`## Choose\n\n${tabs}\n\nAfter\n`)).toBe(
    '## Choose\n\n### One\n\nFirst\n\n### Two\n\nSecond\n\n---\n\nAfter\n',
  );
  expect(twinOf(`${tabs}\n\n## Next\n`)).not.toContain('---');
  const closed = '<details>\n<summary>An `example`</summary>\n\nText\n\n</details>';
  expect(twinOf(`## See\n\n${closed}\n`)).toBe('## See\n\n### An `example`\n\nText\n');
});

test('an admonition is a quote that opens with its kind and title', () => {
  const message = (id: string) => id.replace('theme.admonition.', '');
  expect(twinOf(':::danger[Never *write* it]\n\nText\n\n:::\n', {message})).toBe(
    '> **Danger: Never *write* it**\n>\n> Text\n',
  );
  expect(twinOf(':::tip\n\nText\n\n:::\n', {message})).toBe('> **Tip**\n>\n> Text\n');
});

test('a picture is its text alternative', () => {
  expect(twinOf('![A closed arch](/img/arch.png)\n')).toBe('A closed arch\n');
  const screen = twinOf('<Screen id="approve" />\n');
  expect(screen).toMatch(/^> \*\*Screen: .+\*\*\n>\n> .+\n>\n> .+\n$/);
  expect(screen).not.toContain('svg');
});

test('the reader’s Space is the example', () => {
  expect(twinOf('Open <SpaceUrl path="/scim/v2" />.\n')).toBe(
    'Open `https://acme.eu.havre.example/scim/v2`.\n',
  );
  expect(twinOf('Text\n\n<SpaceNotice />\n')).toBe('Text\n');
});

test('a mark “since” is a link to the release', () => {
  expect(
    twinOf('It works <Since version="2.0" component="loquet" />.\n', {
      message: () => 'since Loquet {version}',
    }),
  ).toBe('It works ([since Loquet 2.0](https://docs.example/loquet/loquet/version/2.0)).\n');
});

test('the cards of a section are a list of links', () => {
  const cards = [{title: 'Sign in', description: 'How.', address: 'https://docs.example/a.md'}];
  expect(twinOf('<DocCardList />\n', {cards})).toBe(
    '- [Sign in](https://docs.example/a.md): How.\n',
  );
});

test('code keeps its language and its title, not what only the site knows', () => {
  expect(twinOf('```bash space title="Create it"\ncurl -sS\n```\n')).toBe(
    '**Create it**\n\n```bash\ncurl -sS\n```\n',
  );
});

test('tables, links, lists and what only looks like a directive stay as they are', () => {
  const text =
    '| A | B |\n| - | - |\n| `x\\|y` | 10:30 |\n\n1. **One**\n2. [Two](https://docs.example/two)\n';
  expect(twinOf(text, {address: (url) => url})).toBe(text);
});

test('a component that nobody has thought of stops the build', () => {
  expect(() => twinOf('<Unheard of="it" />\n')).toThrow(/^<Unheard> has no plain Markdown: say/);
});
