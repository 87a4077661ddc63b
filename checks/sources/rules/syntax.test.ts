import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {syntax} from './syntax';

const found = (body: string) => findingsOf(syntax, {[PAGE]: manual(body)});

test('reports syntax of other dialects on its line, with the replacement', async () => {
  expect(await found('Un &nbsp;\n\n## A {#a}\n\n<!-- b -->')).toEqual([
    `${PAGE}:7: &nbsp; breaks search → type the no-break space itself`,
    `${PAGE}:9: heading id in braces → write {/* #id */}`,
    `${PAGE}:11: HTML comment → write {/* … */}`,
  ]);
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
