import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const WORKFLOW = readFileSync('.github/workflows/nightly.yml', 'utf8');
/** What the workflow says after `npm`. */
const AUDIT = /run: npm (audit.*)/.exec(WORKFLOW)?.[1]?.split(' ') ?? [];

// No answer is not a clean one.
test.each([
  ['has no advisory', 200, {}, 0],
  ['does not answer whoever asks', 405, {}, 1],
])('the audit with a registry that %s', async (_what, status, advisories, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  const packages = {'': {dependencies: {a: '1.0.0'}}, 'node_modules/a': {version: '1.0.0'}};
  const lock = {name: 'x', lockfileVersion: 3, packages};
  writeFileSync(path.join(folder, 'package.json'), '{"name": "x", "dependencies": {"a": "1.0.0"}}');
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const registry = createServer((_request, response) => {
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(JSON.stringify(advisories));
  });
  await new Promise<void>((resolve) => registry.listen(0, 'localhost', resolve));
  const {port} = registry.address() as AddressInfo;
  const code = await new Promise((resolve) => {
    spawn('npm', [...AUDIT, '--registry', `http://localhost:${port}`, '--fetch-retries', '0'], {
      cwd: folder,
    }).once('exit', resolve);
  });
  registry.close();
  rmSync(folder, {recursive: true});
  expect(code).toBe(expected);
});
