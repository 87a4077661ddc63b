import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../../src/content/testing';
import {publishBuild} from './publishBuild';

let root: string;
beforeEach(() => {
  root = folderWith();
});

const SCRIPT = '<script>alert(1)</script>';

const write = (file: string, text: string) => writeIn(root, {[file]: text});

/** Path → text of all files of the published site. */
function site(): Record<string, string> {
  const names = readdirSync(path.join(root, 'build'), {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [path.relative(path.join(root, 'build'), file), readFileSync(file, 'utf8')]),
  );
}

/** Publishes the pages of two builds. */
function publish(french: string, english: string): void {
  write('out-0/index.html', `${SCRIPT}${french}`);
  write('out-1/en/index.html', `${SCRIPT}${english}`);
  const built = [
    {locales: ['fr'] as const, folder: path.join(root, 'out-0')},
    {locales: ['en'] as const, folder: path.join(root, 'out-1')},
  ];
  publishBuild(built, path.join(root, 'build'), path.join(root, 'work'), {});
}

test('a build takes the place of the last one, with the files for hosts', () => {
  publish('un', 'one');
  write('build/old.html', '');
  write('build/en/old.html', '');
  publish('deux', 'two');
  expect(Object.keys(site()).sort()).toEqual(
    ['_headers', '_redirects', 'en/index.html', 'index.html', 'robots.txt'].sort(),
  );
  expect(site()).toMatchObject({'index.html': `${SCRIPT}deux`, 'en/index.html': `${SCRIPT}two`});
  expect(readdirSync(root)).not.toContain('work');
});

test('one language alone leaves the others as they are', () => {
  publish('un', 'one');
  write('out-0/de/index.html', `${SCRIPT}eins`);
  const built = [{locales: ['de'] as const, folder: path.join(root, 'out-0')}];
  publishBuild(built, path.join(root, 'build'), path.join(root, 'work'), {});
  expect(site()).toMatchObject({
    'index.html': `${SCRIPT}un`,
    'en/index.html': `${SCRIPT}one`,
    'de/index.html': `${SCRIPT}eins`,
  });
});

test('a build that the policy would block leaves the last one whole', () => {
  publish('un', 'one');
  const last = site();
  expect(() => publish('deux', '<td style="text-align:center">two</td>')).toThrow(
    /use a class \(en\/index\.html\)/,
  );
  expect(site()).toEqual(last);
  // What was left behind does not stop the next build.
  publish('trois', 'three');
  expect(site()).toMatchObject({'index.html': `${SCRIPT}trois`});
});
