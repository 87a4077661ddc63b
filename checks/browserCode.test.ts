import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** Drawings that the build made of the site's own words: nothing a reader gives reaches them. */
const BUILT = ['Screen', 'StateIcon'].map((name) =>
  path.join('features', 'screens', 'ui', name, 'index.tsx'),
);

const SOURCE = path.resolve(import.meta.dirname, '../src');

test('no code of the site writes HTML strings into a page, except HTML rendered by the build', () => {
  const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files).toEqual(expect.arrayContaining(BUILT));
  for (const file of files.filter((name) => !BUILT.includes(name))) {
    expect(readFileSync(path.join(SOURCE, file), 'utf8'), file).not.toMatch(
      /dangerouslySetInnerHTML|document\.write|insertAdjacentHTML/,
    );
  }
});
