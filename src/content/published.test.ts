import {expect, test} from 'vitest';
import {parsePublished, publish, sectionsOf} from './published';
import {readPage} from './page';

const FILE = 'docs/user/b.md';
const page = readPage(
  FILE,
  {kind: 'manual', locale: 'fr', source: FILE},
  '---\ntitle: B\n---\n\n## Un {/* #un */}\n\nTexte\n\n## Sans\n\nTexte\n',
);

test('the sections of a page are the ids of its headings', () => {
  expect(sectionsOf(page)).toEqual(['un']);
});

test('the list is sorted, one address a line, and only grows', () => {
  const list = publish('/docs/user/c#x\r\n\n/docs/a#y\n', [page]);
  expect(list).toBe('/docs/a#y\n/docs/user/b#un\n/docs/user/c#x\n');
  expect(publish(list, [page])).toBe(list);
});

test('parses the list by address, without empty lines', () => {
  expect(parsePublished('/docs/a#x\r\n/docs/a#y\n\n/docs/b#z\n/docs/c\n')).toEqual(
    new Map([
      ['/docs/a', new Set(['x', 'y'])],
      ['/docs/b', new Set(['z'])],
      ['/docs/c', new Set([''])],
    ]),
  );
});
