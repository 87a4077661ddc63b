import {expect, test} from 'vitest';
import {recentPages} from './recentPages';

const linesOf = (...paths: string[]) => paths.map((path) => `${path}\tA title`).join('\n');

test('offers at most four pages of the language, without the current one', () => {
  const kept = linesOf('/en/a', '/b', '/de/c', '/en/d', '/en/e', '/en/f', '/en/g');
  expect(recentPages(kept, '/en/a').map(({href}) => href)).toEqual([
    ...['/en/d', '/en/e', '/en/f', '/en/g'],
  ]);
  expect(recentPages(kept, '/x')).toEqual([{href: '/b', label: 'A title'}]);
});

test.each([
  null,
  '',
  '/a',
  '/a\t',
  linesOf('https://evil.example/a', '//evil.example', '/\\evil.example'),
])('nothing else becomes a link: %j', (kept) => {
  expect(recentPages(kept, '/x')).toEqual([]);
});
