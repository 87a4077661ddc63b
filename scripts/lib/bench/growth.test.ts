import {expect, test} from 'vitest';
import {copiesOf, slopes} from './growth';

const START = `---
title: 'Start: today'
sidebar_label: Start
description: The title: stays.
---

See [the list](/user/apps/list.md#first), [here](#here) and [the history](/havre).
`;

test('chapters are copied with addresses, names and links of their own, the first page is not', () => {
  const copies = copiesOf(
    new Map([
      ['intro.md', '---\ntitle: Welcome\nslug: /\n---\n'],
      ['user/apps/start.md', START],
    ]),
    3,
  );
  expect([...copies.keys()]).toEqual(['user-2/apps/start.md', 'user-3/apps/start.md']);
  expect(copies.get('user-3/apps/start.md')).toBe(`---
title: 'Start: today 3'
sidebar_label: Start 3
description: The title: stays.
---

See [the list](/user-3/apps/list.md#first), [here](#here) and [the history](/havre).
`);
});

test('a manual as long as it is has no copies', () => {
  expect(copiesOf(new Map([['user/start.md', START]]), 1)).toEqual(new Map());
});

test('what a hundred pages cost is told from each length to the next', () => {
  const grown = [
    {pages: 100, figures: {seconds: 10}},
    {pages: 300, figures: {seconds: 14}},
    {pages: 800, figures: {seconds: 34}},
  ];
  expect(slopes(grown, 'seconds')).toEqual([2, 4]);
});
