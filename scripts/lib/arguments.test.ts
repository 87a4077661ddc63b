import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {LOCALES} from '../../src/site/locales';
import {takeLocales} from './arguments';
import {filesNamed} from './filesNamed';

const ROOT = path.resolve(import.meta.dirname, '../..');

function run(script: string, ...args: string[]) {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, path.join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

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
  ['build.ts', ['--locale', 'xx'], `Unknown language "xx". Use --locale ${LOCALES.join('|')}.`],
  ['check.ts', ['docs/nothing.md'], 'docs/nothing.md does not exist'],
  ['bench.ts', ['--nope'], 'Unknown option "--nope". Usage: npm run bench'],
  ['start.ts', ['--locale', 'de', '--locale', 'en'], 'one language at a time'],
])('refuses %s %s with one sentence and exit code 2', (script, args, sentence) => {
  const {status, stdout, stderr} = run(script, ...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(sentence);
});
