import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readLocales} from './arguments';

const ROOT = path.resolve(import.meta.dirname, '..');

function run(script: string, ...args: string[]) {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, path.join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

test('no option means the four languages; several keep the order of the site', () => {
  expect(readLocales([])).toEqual(['fr', 'en', 'de', 'zh']);
  expect(readLocales(['--locale', 'zh', '--locale', 'en'])).toEqual(['en', 'zh']);
});

test.each([
  ['build.ts', ['--locale', 'it'], 'Unknown language "it". Use --locale fr|en|de|zh.'],
  ['start.ts', ['--locale', 'it'], 'Unknown language "it". Use --locale fr|en|de|zh.'],
  ['build.ts', ['--lang', 'de'], 'Use --locale fr|en|de|zh.'],
  ['start.ts', ['--locale', 'de', '--locale', 'en'], 'one language at a time'],
])('%s %s is refused with one sentence and exit code 2', (script, args, sentence) => {
  const {status, stdout, stderr} = run(script, ...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(sentence);
});
