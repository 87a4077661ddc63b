/** Releases replace each other under readers, over TLS: nobody meets half of one. */
import {execFile, spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {connect} from 'node:tls';
import {expect, test} from '@playwright/test';
import {HOST, packageSite} from '../../deploy/package';
import {makeCertificate, missingNginx, startHost, type Host} from './nginxHost';

let host: Host;
let folder: string;

test.describe.configure({mode: 'serial'});
test.skip(missingNginx() !== undefined, missingNginx());
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-releases-'));
  host = await startHost(HOST, {build: smallSite('first'), redirects: {}});
});
test.afterAll(async () => {
  await host.stop();
  rmSync(folder, {recursive: true});
});

const PAGES = 180;

/** A site of 200 files; each page holds the word, a script with it and an inline script of this site alone. */
function smallSite(word: string): string {
  const build = path.join(folder, `build-${word}`);
  mkdirSync(path.join(build, 'assets/js'), {recursive: true});
  const page = (text: string) =>
    `<html lang="fr"><script>/* ${word} */</script><script src="/assets/js/${word}.js"></script>${text}`;
  writeFileSync(path.join(build, 'index.html'), page(word));
  writeFileSync(path.join(build, '404.html'), page('404'));
  writeFileSync(path.join(build, `assets/js/${word}.js`), `// ${word}`);
  for (let number = 0; number < PAGES; number += 1) {
    mkdirSync(path.join(build, `docs/${number}`), {recursive: true});
    writeFileSync(path.join(build, `docs/${number}/index.html`), page(`${word} ${number}`));
  }
  // With _headers, _redirects and robots.txt.
  for (let number = PAGES + 6; number < 200; number += 1) {
    writeFileSync(path.join(build, `${number}.txt`), word);
  }
  return build;
}

async function release(word: string): Promise<string> {
  const packaged = path.join(folder, word);
  await packageSite({
    ...{build: smallSite(word), release: packaged, root: host.root, host: HOST},
    ...{quality: 1, redirects: {}},
  });
  return packaged;
}

const install = async (word: string) => host.publish('install', await release(word), host.root);
const rollback = (...number: string[]) => host.publish('rollback', host.root, ...number);

/** The word of a page of 200, whose policy must be of the same release. */
async function wordOf(address: string): Promise<string> {
  const {status, headers, body} = await host.ask(address);
  const [, script, word] = /<script>(\/\* (\w+) \*\/)<\/script>/.exec(body.toString()) ?? [];
  const hash = createHash('sha256').update(String(script)).digest('base64');
  expect([status, headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining(`script-src 'self' 'sha256-${hash}';`),
  ]);
  return String(word);
}

/** The word of the published release, all of whose files are there; old processes of a busy nginx may take a moment to end. */
async function publishedWord(): Promise<string> {
  let word = '';
  await expect(async () => {
    word = await wordOfAll();
  }).toPass({timeout: 2000});
  return word;
}

async function wordOfAll(): Promise<string> {
  const number = (await host.ask('/release.txt')).body.toString().trim();
  const site = path.join(host.root, 'releases', number, 'site');
  const files = readdirSync(site, {recursive: true, withFileTypes: true});
  // With the file that names the release.
  expect(files.filter((file) => file.isFile())).toHaveLength(201);
  const word = await wordOf('/');
  expect(await wordOf(`/docs/${PAGES - 1}`)).toBe(word);
  expect((await host.ask(`/assets/js/${word}.js`)).body.toString()).toBe(`// ${word}`);
  return word;
}

test('two releases and a rollback keep TLS, HTTP/2, IPv6 and the policy of each', async () => {
  const checkAll = async (word: string) => {
    expect(await publishedWord()).toBe(word);
    expect((await host.ask('/', {address: '::1'})).body.toString()).toContain(word);
    const protocol = await new Promise((resolve, reject) => {
      const socket = connect(
        {port: host.port, servername: HOST, rejectUnauthorized: false, ALPNProtocols: ['h2']},
        () => resolve(socket.alpnProtocol),
      ).once('error', reject);
    });
    expect(protocol).toBe('h2');
    for (const address of ['127.0.0.1', '::1']) {
      const plain = await host.ask('/docs/1?a=1', {isPlain: true, address});
      expect([plain.status, plain.headers.location]).toEqual([301, `https://${HOST}/docs/1?a=1`]);
    }
  };
  await checkAll('first');
  expect(await install('second')).toContain('Release 2 is published.\n');
  await checkAll('second');
  expect(await rollback()).toContain('Release 1 is published.\n');
  await checkAll('first');
});

test('another host gets no handshake, and 421 when Host alone names it', async () => {
  await expect(host.ask('/', {servername: 'evil.example'})).rejects.toThrow(/unrecognized name/);
  const headers = {host: 'evil.example'};
  expect((await host.ask('/', {headers})).status).toBe(421);
  expect((await host.ask('/', {headers, isPlain: true})).status).toBe(421);
});

test('logs hold neither query nor referrer', async () => {
  const headers = {referer: `https://${HOST}/?root_url=secret`};
  for (const isPlain of [false, true]) {
    await host.ask('/docs/7?root_url=secret', {isPlain, headers});
  }
  const log = () => readFileSync(path.join(host.folder, 'docs.log'), 'utf8');
  await expect.poll(() => log().match(/"GET \/docs\/7 HTTP\/1.1" (?:200|301)/g)).toHaveLength(2);
  expect(log()).not.toContain('secret');
});

test('nginx has nothing to warn of', () => {
  const {stderr} = spawnSync('nginx', ['-t', '-c', path.join(host.folder, 'nginx.conf')]);
  expect(stderr.toString()).toContain('test is successful');
  expect(stderr.toString()).not.toContain('[warn]');
});

test('certbot replaces the certificate; the next release keeps it', async () => {
  test.skip(spawnSync('certbot', ['--version']).status !== 0, 'certbot is not installed');
  const given = path.join(host.folder, 'given');
  makeCertificate(given, HOST);
  const file = (name: string) => path.join(given, name);
  const folders = ['config', 'work', 'logs'].flatMap((kind) => [`--${kind}-dir`, file(kind)]);
  const {status, stderr} = spawnSync('certbot', [
    ...['install', '--nginx', '--nginx-server-root', host.folder, '--non-interactive'],
    ...['--domain', HOST, '--cert-path', file('fullchain.pem'), '--key-path', file('privkey.pem')],
    ...['--fullchain-path', file('fullchain.pem'), '--no-redirect', ...folders],
  ]);
  expect([status, stderr.toString()]).toEqual([0, expect.any(String)]);
  const serverFile = readFileSync(path.join(host.folder, 'conf.d/docs.conf'), 'utf8');
  expect(serverFile).toContain(`ssl_certificate ${file('fullchain.pem')};`);
  expect(serverFile).not.toContain(path.join(host.folder, 'certificate'));
  await install('certified');
  expect(await publishedWord()).toBe('certified');
});

test('rollback returns to what was live before, never to what it left', async () => {
  await install('good');
  await install('worse');
  await rollback();
  expect(await publishedWord()).toBe('good');
  await install('worst');
  await rollback();
  expect(await publishedWord()).toBe('good');
  const lines = (await host.publish('list', host.root)).split('\n');
  const [good, worse, worst] = lines.slice(-4).map((line) => line.replace(/ on \S+ at [\d:]+/, ''));
  expect(good).toMatch(/^\* \d+ {2}live$/);
  expect(worse).toMatch(/^ {2}\d+ {2}live, bad$/);
  expect(worst).toMatch(/^ {2}\d+ {2}live, bad$/);
  // By its number a bad one may be named again, and is good when it is healthy.
  await rollback(String(/\d+/.exec(worse ?? '')));
  expect(await publishedWord()).toBe('worse');
  await rollback();
  expect(await publishedWord()).toBe('good');
  await expect(rollback('99')).rejects.toThrow(/There is no release 99 in .*: see "list"/);
});

test.describe('a release that cannot be served', () => {
  for (const [what, line, reason] of [
    ['is refused by nginx', 'no_such_directive on;', 'the server refuses its configuration'],
    ['is not healthy', 'return 500;', 'release.txt does not answer'],
  ] as const) {
    test(`and ${what} gives way to the one before, by itself`, async () => {
      const before = await publishedWord();
      const broken = await release('broken');
      appendFileSync(path.join(broken, 'nginx/server.inc'), line);
      host.environment.PATIENCE = '1';
      await expect(host.publish('install', broken, host.root)).rejects.toThrow(
        new RegExp(`Release \\d+ is not published, release \\d+ is: .*${reason}`),
      );
      delete host.environment.PATIENCE;
      expect(await publishedWord()).toBe(before);
      expect(await host.publish('list', host.root)).toMatch(/ \d+ {2}never live, bad\n$/);
    });
  }

  test('and is not complete is refused', async () => {
    const torso = await release('torso');
    rmSync(path.join(torso, 'site/docs/7/index.html'));
    await expect(host.publish('install', torso, host.root)).rejects.toThrow(
      /is not complete: it has 199 files of 200\. Unpack the release again/,
    );
    expect(readdirSync(path.join(host.root, 'releases')).join(' ')).toMatch(/^[\d ]+$/);
  });
});

test('five releases are kept, the good ones among them', async () => {
  const good = await publishedWord();
  const broken = await release('broken');
  appendFileSync(path.join(broken, 'nginx/server.inc'), 'no_such_directive on;');
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(host.publish('install', broken, host.root)).rejects.toThrow(/is not published/);
  }
  expect(await publishedWord()).toBe(good);
  expect(readdirSync(path.join(host.root, 'releases')).length).toBeLessThanOrEqual(7);
  await install('next');
  await rollback();
  expect(await publishedWord()).toBe(good);
});

test('an open page still finds the files of the release before, for a week', async () => {
  await install('interim');
  await install('after');
  const earlier = await host.ask('/assets/js/interim.js');
  expect([earlier.status, earlier.body.toString()]).toEqual([200, '// interim']);
  const file = path.join(host.root, 'earlier/assets/js/interim.js');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  utimesSync(file, days(6), days(6));
  await install('later');
  expect(existsSync(file)).toBe(true);
  utimesSync(file, days(9), days(9));
  await install('last');
  expect(existsSync(file)).toBe(false);
});

test('readers get page, policy and script of one release while releases change twenty times', async () => {
  await install('one');
  await install('two');
  const list = await host.publish('list', host.root);
  const [one, two] = [...list.matchAll(/^[* ] (\d+)/gm)].map(([, number]) => number).slice(-2);
  let isSwitching = true;
  let asked = 0;
  const reader = async () => {
    while (isSwitching) {
      const word = await wordOf('/docs/1');
      expect((await host.ask(`/assets/js/${word}.js`)).body.toString()).toBe(`// ${word}`);
      asked += 1;
    }
  };
  const readers = Promise.all(Array.from({length: 4}, reader));
  for (let turn = 0; turn < 20; turn += 1) {
    await rollback(String(turn % 2 === 0 ? one : two));
  }
  isSwitching = false;
  await readers;
  expect(asked).toBeGreaterThan(20);
});

test('ten kills and ten double installs leave a whole site each time, within 20 s', async () => {
  const releases = [await release('left'), await release('right')];
  const script = path.join(host.release, 'publish.sh');
  const start = Date.now();
  await host.publish('install', String(releases[0]), host.root);
  const duration = Date.now() - start;
  const started = performance.now();
  for (let turn = 1; turn <= 10; turn += 1) {
    // A process group of its own: all that it has started ends with it.
    const child = spawn('sh', [script, 'install', String(releases[turn % 2]), host.root], {
      ...{detached: true, stdio: 'ignore', env: host.environment},
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const timer = setTimeout(
      () => process.kill(-Number(child.pid), 'SIGKILL'),
      (duration * turn) / 11,
    );
    await ended;
    clearTimeout(timer);
    expect(await publishedWord()).toMatch(/^(?:left|right)$/);
  }
  for (let turn = 1; turn <= 10; turn += 1) {
    const results = await Promise.all(
      releases.map(
        (folder) =>
          new Promise<string>((resolve) => {
            const command = [script, 'install', folder, host.root];
            execFile('sh', command, {env: host.environment}, (error, said, refused) =>
              resolve(`${error?.code ?? 0} ${said}${refused}`),
            );
          }),
      ),
    );
    expect(results.sort()).toEqual([
      expect.stringMatching(/^0 Release \d+ is published\.\n/),
      expect.stringMatching(/^2 Another publication is under way in .*: wait for its end/),
    ]);
    expect(await publishedWord()).toMatch(/^(?:left|right)$/);
  }
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(readdirSync(path.join(host.root, 'releases')).join(' ')).toMatch(/^[\d ]+$/);
});

test('what cannot be done is refused in one sentence', async () => {
  await expect(host.publish('install', '/nonexistent', host.root)).rejects.toThrow(
    /run "npm run package" first/,
  );
  await expect(host.publish('rollback')).rejects.toThrow(/Usage/);
  await expect(host.publish('rollback', '/nonexistent')).rejects.toThrow(/There is no folder/);
});
