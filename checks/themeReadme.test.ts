import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const THEME = path.resolve(import.meta.dirname, '../src/theme');

test('src/theme/README.md has one row per component, and each component opens with what it changes', () => {
  const components = readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .sort();
  expect(components.length).toBeGreaterThan(5);
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(rows).toEqual(components);
  for (const file of components) {
    expect(readFileSync(path.join(THEME, file), 'utf8'), file).toMatch(
      /^\/\/ (Wraps|Replaces|Ejected from \S+ 3\.10\.2) /,
    );
  }
});
