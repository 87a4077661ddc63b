import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, sourcesOf} from '../../testing';
import {components, scripts, tabs} from './mdx';

const LIST = 'src/theme/MDXComponents/index.tsx';
const KNOWN = 'export default {\n  ...MDXComponents,\n  Screen,\n  SpaceUrl,\n  a: A,\n};';

const used = (body: string) => findingsOf(components, {[PAGE]: manual(body), [LIST]: KNOWN});

test('accepts components of the theme; names the known ones for an unknown one', async () => {
  expect(await used('<Since version="1.0" /> <SpaceUrl path="/a" />')).toEqual([]);
  expect(await used('Un.\n\n<Astuce />')).toEqual([
    `${PAGE}:9: unknown component <Astuce> → use ErrorMessage, ErrorFilter, Since, Decision, FirstQuestion, Screen, SpaceUrl, or write it in backticks`,
  ]);
  expect(await used('<MDXComponents />')).toHaveLength(1);
  expect(await findingsOf(components, {[PAGE]: manual('<Screen />')})).toHaveLength(1);
});

test('a partial is imported, and shows what pages give it', async () => {
  const page = manual('import A from \'./_a.md\';\n\n<A device="b" />');
  const files = {[PAGE]: page, 'docs/user/_a.md': 'Sur {props.device}.', [LIST]: KNOWN};
  expect(await findingsOf(scripts, files)).toEqual([]);
  expect(await findingsOf(components, files)).toEqual([]);
  expect(await findingsOf(scripts, {...files, 'docs/user/_a.md': '{props.a.b}'})).toHaveLength(1);
});

test('tells code from words in braces, also in exports', async () => {
  const run = (body: string) => findingsOf(scripts, {[PAGE]: manual(body)});
  expect(await run('export const a = 1;')).toEqual([
    `${PAGE}:7: "export const a = 1;" → delete it: components need no import`,
  ]);
  expect(await run("import A from '@site/docs/_a.md';\n\n<A />")).toHaveLength(1);
  expect(await run('{props.device}')).toHaveLength(1);
  expect(await run('{important}')).toEqual([
    `${PAGE}:7: {important} would be run as code → write it in backticks`,
  ]);
});

test('tabs are two or more, each with a value and a label of its own', () => {
  const found = (...items: string[]) =>
    tabs(
      sourcesOf({
        [PAGE]: manual(
          `<Tabs>\n${items.map((item) => `<TabItem ${item}>\n\nx\n\n</TabItem>`).join('\n')}\n</Tabs>`,
        ),
      }),
    ).map(({line, message}) => `${line}: ${message}`);
  const a = 'value="a" label="A"';
  const b = 'value="b" label="B"';
  expect(found(a, b)).toEqual([]);
  expect(found(a)).toEqual([
    '7: <Tabs> with fewer than two <TabItem> → write the text without tabs',
  ]);
  for (const half of ['value="b"', 'label="B"', 'value="" label="B"']) {
    expect(found(a, half)).toEqual(['13: <TabItem> without value or label → write both']);
  }
  for (const [value, label] of [
    ['a', 'B'],
    ['b', 'A'],
  ]) {
    expect(found(a, `value="${value}" label="${label}"`)).toEqual([
      `13: a second tab "${value}" (${label}) → give it a value and a label of its own`,
    ]);
  }
});
