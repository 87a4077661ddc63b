import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {duplicateIds, headingIds, headingLevels} from './headings';

const found = (rule: typeof headingIds, body: string) => findingsOf(rule, {[PAGE]: manual(body)});

test('reports an invalid id with the valid form', async () => {
  expect(await found(headingIds, '## Un')).toEqual([
    `${PAGE}:7: heading "Un" without id → add {/* #id */} at its end (--fix copies that of another language)`,
  ]);
  for (const id of ['Un', 'un--deux', '-un', 'un-', 'un_deux', 'é']) {
    expect(await found(headingIds, `## Un {/* #${id} */}`)).toEqual([
      `${PAGE}:7: heading id "${id}" → use a-z, 0-9 and single hyphens`,
    ]);
  }
  expect(await found(headingIds, '## Un {/* #1-a2 */}')).toEqual([]);
});

test('reports every repetition of an id, but not of missing ids', async () => {
  const body = '## A {/* #a */}\n\n## B {/* #a */}\n\n### C {/* #a */}\n\n## D\n\n## E';
  expect(await found(duplicateIds, body)).toEqual(
    [9, 11].map(
      (line) =>
        `${PAGE}:${line}: the id "a" is already that of another heading → give this one its own`,
    ),
  );
});

test('levels follow each other from the second on', async () => {
  expect(await found(headingLevels, '#### A')).toEqual([
    `${PAGE}:7: heading of level 4 → use ## or ###`,
  ]);
  expect(await found(headingLevels, '### A\n\n## B\n\n### C\n\n## D\n\n### E')).toEqual([
    `${PAGE}:7: H3 before any H2 → use ##`,
  ]);
  expect(await found(headingLevels, '# A')).toEqual([
    `${PAGE}:7: H1 in the body → remove it: the title of the page is its H1`,
  ]);
});

test('only the first heading of a page outside manual and histories may be its title', async () => {
  const page = (body: string) => findingsOf(headingLevels, {'src/pages/a.md': body});
  expect(await page('# A\n\n## B')).toEqual([]);
  expect(await page('# A\n\n# B')).toHaveLength(1);
  expect(await page('## A\n\n# B')).toHaveLength(1);
  const ids = (body: string) => findingsOf(headingIds, {'src/pages/a.md': body});
  expect(await ids('## A')).toHaveLength(1);
  expect(await ids('# A')).toEqual([]);
});
