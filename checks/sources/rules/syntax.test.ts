import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {syntax} from './syntax';

const found = (body: string) => findingsOf(syntax, {[PAGE]: manual(body)});

test.each([
  ['Un &nbsp; deux', '&nbsp; breaks search → type the no-break space itself'],
  ['## A {#a}', 'heading id in braces → write {/* #id */}'],
  ['<!-- b -->', 'HTML comment → write {/* … */}'],
])('names syntax of other dialects, with the replacement: %s', async (text, says) => {
  const [fault, ...others] = await found(`Un.\n\n${text}`);
  expect(others).toEqual([]);
  expect(fault).toContain(`${PAGE}:9: `);
  expect(fault).toContain(says);
});

test('reports other unreadable text with the parser’s message', async () => {
  expect(await found('Un.\n\n</b>')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${PAGE}:9: not readable as MDX: .+ → correct it; \\{, \\} and < belong in backticks$`,
      ),
    ),
  ]);
});

test('accepts it in code', async () => {
  expect(await found('`&nbsp;` et `<!-- -->`')).toEqual([]);
  expect(await found('````text\n```\n<!-- a -->\n````')).toEqual([]);
  expect(await found('  ~~~text\n  &nbsp;\n  ~~~')).toEqual([]);
  expect(await found('```text\n~~~\n&nbsp;\n```\n\n&nbsp;')).toHaveLength(1);
});

test('says which line of the front matter cannot be read', async () => {
  const page = (value: string) => ({[PAGE]: `---\ntitle: a\ndescription: ${value}\n---\n`});
  expect(await findingsOf(syntax, page("'b: c'"))).toEqual([]);
  expect(await findingsOf(syntax, page('b: c'))).toEqual([
    expect.stringContaining(
      `${PAGE}:3: front matter that is not readable: “description” holds a colon`,
    ),
  ]);
});
