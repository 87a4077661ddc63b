import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {syntax} from './syntax';

const found = (body: string) => findingsOf(syntax, {[PAGE]: manual(body)});

test('marks of other dialects are told on their lines, with what to write', async () => {
  expect(await found('Un &nbsp;\n\n## A {#a}\n\n<!-- b -->')).toEqual([
    `${PAGE}:7: &nbsp; breaks search → type the no-break space itself`,
    `${PAGE}:9: heading id in braces → write {/* #id */}`,
    `${PAGE}:11: HTML comment → write {/* … */}`,
  ]);
});

test('what cannot be read otherwise is told as the parser says it', async () => {
  expect(await found('Un.\n\n</b>')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${PAGE}:9: not readable as MDX: .+ → correct it; \\{, \\} and < belong in backticks$`,
      ),
    ),
  ]);
});

test('in code they are what it says', async () => {
  expect(await found('`&nbsp;` et `<!-- -->`')).toEqual([]);
  expect(await found('````text\n```\n<!-- a -->\n````')).toEqual([]);
  expect(await found('  ~~~text\n  &nbsp;\n  ~~~')).toEqual([]);
  expect(await found('```text\n~~~\n&nbsp;\n```\n\n&nbsp;')).toHaveLength(1);
});
