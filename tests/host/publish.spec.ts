/** Releases replace each other under readers: nobody meets half of one. */
import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {missingNginx, startHost, type Host} from './nginxHost';

let host: Host;

test.describe.configure({mode: 'serial'});
test.skip(missingNginx() !== undefined, missingNginx());
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(async () => {
  await host.stop();
});

const current = () => readlinkSync(path.join(host.root, 'current'));

/** A copy of the packaged release with a word of its own on the home page and a script of its own. */
function nextRelease(word: string): string {
  const folder = `${host.release}-${word}`;
  cpSync(host.release, folder, {recursive: true, preserveTimestamps: true});
  writeFileSync(path.join(folder, 'site/index.html'), `<html lang="fr">${word}</html>`);
  writeFileSync(path.join(folder, `site/assets/js/${word}.js`), `// ${word}`);
  return folder;
}

test('an interrupted release leaves the published one unchanged', async () => {
  const before = current();
  const release = nextRelease('interrupted');
  const child = spawn(
    'sh',
    [path.join(host.release, 'publish.sh'), 'install', release, host.root],
    {
      detached: true,
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Killed as soon as its first file is there.
  await expect
    .poll(() =>
      readdirSync(path.join(host.root, 'releases')).some((name) => name.endsWith('.partial')),
    )
    .toBe(true);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  expect(current()).toBe(before);
  expect((await host.ask('/')).body.toString()).not.toContain('interrupted');
  // The next one clears away what was left.
  host.publish('install', release, host.root);
  expect(
    readdirSync(path.join(host.root, 'releases')).filter((name) => !/^\d+$/.test(name)),
  ).toEqual([]);
  expect((await host.ask('/')).body.toString()).toContain('interrupted');
});

test('an open page still finds the files of the release before, for a week', async () => {
  host.publish('install', nextRelease('after'), host.root);
  expect((await host.ask('/assets/js/after.js')).status).toBe(200);
  const earlier = await host.ask('/assets/js/interrupted.js');
  expect([earlier.status, earlier.body.toString()]).toEqual([200, '// interrupted']);
  const file = path.join(host.root, 'earlier/assets/js/interrupted.js');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  utimesSync(file, days(6), days(6));
  host.publish('install', nextRelease('later'), host.root);
  expect(existsSync(file)).toBe(true);
  utimesSync(file, days(9), days(9));
  host.publish('install', nextRelease('last'), host.root);
  expect(existsSync(file)).toBe(false);
});

test('one command restores the release before', async () => {
  expect((await host.ask('/')).body.toString()).toContain('last');
  expect(host.publish('rollback', host.root)).toContain('is published');
  expect((await host.ask('/')).body.toString()).toContain('later');
  // The page that was open meanwhile still finds its files.
  expect((await host.ask('/assets/js/last.js')).status).toBe(200);
});

test('responses are complete while releases change twenty times', async () => {
  const [one, two] = readdirSync(path.join(host.root, 'releases'))
    .filter((name) => /^\d+$/.test(name))
    .slice(-2);
  const wanted = readFileSync(
    path.join(host.root, 'releases', String(one), 'site/docs/index.html'),
  );
  let switching = true;
  let asked = 0;
  const failures: string[] = [];
  const reader = async () => {
    while (switching) {
      const {status, body} = await host.ask('/docs/');
      asked += 1;
      if (status !== 200 || !body.equals(wanted)) {
        failures.push(`${status}, ${body.length} bytes`);
      }
    }
  };
  const readers = Array.from({length: 4}, reader);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve, reject) => {
      const link = path.join(host.root, 'current');
      const target = `releases/${turn % 2 === 0 ? one : two}`;
      spawn('sh', ['-c', `ln -s ${target} ${link}.new && mv -T ${link}.new ${link}`])
        .once('exit', resolve)
        .once('error', reject);
    });
  }
  switching = false;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test('a folder without a packaged site is refused, in one sentence', () => {
  expect(() => host.publish('install', '/nonexistent', host.root)).toThrow(
    /run "npm run package" first/,
  );
  expect(() => host.publish('rollback')).toThrow(/Usage/);
});
