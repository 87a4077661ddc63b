import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {version} from '@docusaurus/theme-classic/package.json';
import {expect, test} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const THEME = path.join(ROOT, 'src/theme');

/** Folders of the components that this site wraps, replaces or has ejected. */
const ORIGINALS = [
  // The theme holds empty ones of what a package brings.
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

const COMPONENTS = readdirSync(THEME, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .sort();

function read(file: string): string {
  return readFileSync(path.join(THEME, file), 'utf8');
}

/** The original of a component of ours, from node_modules. */
function originalOf(component: string): string | undefined {
  const name = component.replace(/(?:\/index)?\.tsx$/, '');
  return ORIGINALS.flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`]).find(
    (file) => existsSync(path.join(ROOT, 'node_modules', file)),
  );
}

test('src/theme/README.md has one row per component, whose first line says what it changes', () => {
  expect(COMPONENTS.length).toBeGreaterThan(5);
  const rows = [...read('README.md').matchAll(/^\| `([^`]+)` \| (\w+)/gm)];
  expect(rows.map(([, file]) => file)).toEqual(COMPONENTS);
  for (const [, file = '', kind = ''] of rows) {
    const opening = {wrapped: 'Wraps', replaced: 'Replaces', ejected: 'Ejected'}[kind];
    expect(read(file), file).toMatch(new RegExp(`^// ${opening} `));
  }
});

test('ejected files name the installed version of the theme', () => {
  const ejected = COMPONENTS.filter((file) => read(file).startsWith('// Ejected'));
  expect(ejected.length).toBeGreaterThan(0);
  for (const file of ejected) {
    expect(read(file), `compare ${file} with the theme's, then write the new version`).toContain(
      `// Ejected from theme-classic ${version} `,
    );
    expect(read('README.md')).toContain(`| \`${file}\` | ejected, ${version} |`);
  }
});

test('every component of ours overrides one of the theme', () => {
  expect(COMPONENTS.filter((file) => originalOf(file) === undefined)).toEqual([]);
});

// After an upgrade: compare what has changed with ours, then `npx vitest run checks/theme -u`.
test('the originals of ejected or replaced components are unchanged', async () => {
  const lines = COMPONENTS.filter((file) => !read(file).startsWith('// Wraps')).map((file) => {
    const original = originalOf(file) ?? '';
    const text = readFileSync(path.join(ROOT, 'node_modules', original));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return `${file} ${original} ${hash}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('themeOriginals.txt');
});
