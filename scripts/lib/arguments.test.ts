import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {refuseRest, takeLocales} from './arguments';
import {filesNamed} from './filesNamed';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('no option means every language; several keep the order of the site', () => {
  expect(takeLocales([])).toEqual({locales: ['fr', 'en', 'de', 'zh'], isNamed: false, rest: []});
  const {locales, isNamed} = takeLocales(['--locale', 'zh', '-l', 'en', '--locale=zh']);
  expect(locales).toEqual(['en', 'zh']);
  expect(isNamed).toBe(true);
});

test('passes other options on to Docusaurus, in order', () => {
  const args = ['--port', '3001', '--locale', 'de', '--host=0.0.0.0', '--poll', '-p', '1'];
  expect(takeLocales(args).rest).toEqual(['--port', '3001', '--host=0.0.0.0', '--poll', '-p', '1']);
});

test('a folder stands for its pages', () => {
  const pages = filesNamed(ROOT, path.join(ROOT, 'docs/user/havre/'), '');
  expect(pages).toContain('docs/user/havre/connect.md');
  expect(pages).toContain('docs/user/havre/browser-extension/start.md');
  expect(pages.filter((page) => !page.endsWith('.md'))).toEqual([]);
  expect(filesNamed(ROOT, path.join(ROOT, 'tags.yml'), '')).toEqual(['tags.yml']);
  expect(filesNamed(ROOT, ROOT, '')).toEqual([]);
});

test.each([
  [() => takeLocales(['--locale', 'xx']), 'Unknown language "xx". Use --locale fr|en|de|zh.'],
  [() => filesNamed(ROOT, 'docs/nothing.md', 'a'), 'docs/nothing.md does not exist. Usage: a'],
  [() => refuseRest(['--nope'], 'npm run bench'), 'Unknown option "--nope". Usage: npm run bench'],
])('refuses with one sentence and exit code 2: %s', (read, sentence) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(read).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(2);
  expect(error.mock.calls).toEqual([[sentence]]);
  vi.restoreAllMocks();
});
