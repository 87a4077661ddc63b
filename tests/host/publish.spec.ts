/** Releases replace each other under readers, over TLS: nobody meets half of one. */
import {execFile, execFileSync, spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {connect} from 'node:tls';
import {expect, test} from '../e2e/fixtures';
import {HOST, packageSite} from '../../deploy/package';
import {makeCertificate, missingNginx, startHost, type Host} from './nginxHost';

let host: Host;
let folder: string;

// Each publication starts dozens of processes.
test.describe.configure({mode: 'serial', timeout: 300_000});
test.skip(missingNginx() !== undefined, missingNginx());
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-releases-'));
  host = await startHost(HOST, {build: smallSite('first'), redirects: {}});
});
test.afterAll(async () => {
  await host.stop();
  rmSync(folder, {recursive: true});
});

const PAGES = 30;

/** A site of 50 files; each page holds the word, a script with it and an inline script of this site alone. */
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
  for (let number = PAGES + 6; number < 50; number += 1) {
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

/** Lists the files of a changed release as if it had been packaged so. */
function listAgain(packaged: string): void {
  const command = 'find * -type f ! -name files -exec sha256sum {} + >files';
  execFileSync('sh', ['-c', command], {cwd: packaged});
}

/** The file of the certificate that the server has now. */
function certificate(): string {
  const configuration = readFileSync(path.join(host.folder, 'conf.d/docs.conf'), 'utf8');
  return String(/ssl_certificate (\S+);/.exec(configuration)?.[1]);
}

/** A release with another line in its configuration. */
async function withLine(line: string): Promise<string> {
  const broken = await release('broken');
  appendFileSync(path.join(broken, 'nginx/server.inc'), line);
  listAgain(broken);
  return broken;
}

async function archive(word: string): Promise<string> {
  const file = path.join(folder, `${word}.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', path.dirname(await release(word)), word]);
  return file;
}

/** What `publish.sh` says when it refuses: one line. */
async function refused(...args: string[]): Promise<string> {
  const error = await host.publish(...args).then(
    (said) => ({code: 0, stderr: said}),
    (reason: {code: number; stderr: string}) => reason,
  );
  expect(error).toEqual(
    expect.objectContaining({code: 2, stderr: expect.stringMatching(/^.+\n$/)}),
  );
  return error.stderr;
}

/** What is live answers whole, and so does the release before it, which is live afterwards. */
async function expectWayBack(): Promise<void> {
  await publishedWord();
  const list = await host.publish('list', host.root);
  const before = list.split('\n').filter((line) => / live/.test(line) && !line.startsWith('*'));
  const [number = ''] = /\d+/.exec(before.at(-1) ?? '') ?? [];
  await rollback(number);
  expect((await host.ask('/release.txt')).body.toString()).toBe(`${number}\n`);
  await publishedWord();
}

const install = async (word: string) => host.publish('install', await release(word), host.root);
const rollback = (...number: string[]) => host.publish('rollback', host.root, ...number);

/** The word of a page, whose policy must be of the same release. */
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
  }).toPass({timeout: 20_000});
  return word;
}

async function wordOfAll(): Promise<string> {
  const number = (await host.ask('/release.txt')).body.toString().trim();
  const site = path.join(host.root, 'releases', number, 'site');
  const files = readdirSync(site, {recursive: true, withFileTypes: true});
  // With the file that names the release.
  expect(files.filter((file) => file.isFile())).toHaveLength(51);
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
  // An archive is published as its folder is.
  const second = await archive('second');
  expect(await host.publish('install', second, host.root)).toContain('Release 2 is published.\n');
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

test('certbot replaces the certificate; the next release keeps it', {tag: '@night'}, async () => {
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

test(
  'rollback returns to what was live before, never to what it left',
  {tag: '@night'},
  async () => {
    await install('good');
    await install('worse');
    await rollback();
    expect(await publishedWord()).toBe('good');
    await install('worst');
    await rollback();
    expect(await publishedWord()).toBe('good');
    const lines = (await host.publish('list', host.root)).split('\n');
    const [good, worse, worst] = lines
      .slice(-4)
      .map((line) => line.replace(/ on \S+ at [\d:]+/, ''));
    expect(good).toMatch(/^\* \d+ {2}live$/);
    expect(worse).toMatch(/^ {2}\d+ {2}live, bad$/);
    expect(worst).toMatch(/^ {2}\d+ {2}live, bad$/);
    // By its number a bad one may be named again, and is good when it is healthy.
    await rollback(String(/\d+/.exec(worse ?? '')));
    expect(await publishedWord()).toBe('worse');
    await rollback();
    expect(await publishedWord()).toBe('good');
    await expect(rollback('99')).rejects.toThrow(/There is no release 99 in .*: see "list"/);
  },
);

for (const [what, line, reason] of [
  [
    'is refused by nginx',
    'no_such_directive on;',
    /the server refuses its configuration: .*unknown directive "no_such_directive"/,
  ],
  ['is not healthy', 'return 500;', /release\.txt does not answer/],
] as const) {
  const tag = what === 'is not healthy' ? '@night' : [];
  test(
    `a release that ${what} gives way to the one before, by itself, and is not kept`,
    {tag},
    async () => {
      const before = await publishedWord();
      const list = await host.publish('list', host.root);
      // Also for the release before, which answers on a busy machine.
      host.environment.PATIENCE = '5';
      const said = await refused('install', await withLine(line), host.root);
      delete host.environment.PATIENCE;
      expect(said).toMatch(/^Release \d+ is not published, release \d+ is: /);
      expect(said).toMatch(reason);
      expect(await publishedWord()).toBe(before);
      expect((await host.publish('list', host.root)).replaceAll(/ at .*/g, '')).toBe(
        list.replaceAll(/ at .*/g, ''),
      );
    },
  );
}

/** Releases that came in parts: what is wrong, and what is named. */
const TORSOS = [
  [
    'has a file with other bytes',
    (torso: string) => writeFileSync(path.join(torso, 'nginx/http.inc'), '#'),
    'nginx/http.inc',
  ],
  [
    'has one file more',
    (torso: string) => writeFileSync(path.join(torso, 'site/x'), ''),
    'more files',
  ],
  ['has no list', (torso: string) => truncateSync(path.join(torso, 'files')), 'files'],
  [
    'has half a list',
    (torso: string) => truncateSync(path.join(torso, 'files'), 2000),
    /improperly formatted|more files/,
  ],
] as const;

test('a release that is not whole is refused, and the former one stays, with its way back', async ({
  everything,
}) => {
  for (const [what, harm, reason] of everything ? TORSOS : TORSOS.slice(0, 1)) {
    const torso = await release('torso');
    harm(torso);
    const said = await refused('install', torso, host.root);
    expect(said, what).toMatch(/^Nothing is published, .* is not whole .*: copy it again/);
    expect(said, what).toMatch(reason);
  }
  expect(readdirSync(path.join(host.root, 'releases')).join(' ')).toMatch(/^[\d ]+$/);
  await expectWayBack();
});

test('an archive is refused when it ends too early, wherever', {tag: '@night'}, async () => {
  const whole = await archive('packed');
  await host.publish('install', whole, host.root);
  expect(await publishedWord()).toBe('packed');
  const torso = path.join(folder, 'torso.tar.gz');
  const moments = 10;
  for (let moment = 0; moment <= moments; moment += 1) {
    copyFileSync(whole, torso);
    truncateSync(torso, Math.floor((statSync(whole).size * moment) / (moments + 1)));
    expect(await refused('install', torso, host.root)).toContain('copy it again');
  }
  await expectWayBack();
});

test(
  'a disk that is full at any moment publishes nothing, and the way back works',
  {tag: '@night'},
  async () => {
    const next = await archive('packed');
    const usual = host;
    let unmount = () => {};
    try {
      host = await startHost(HOST, {build: smallSite('first'), redirects: {}}, (root) => {
        const {status} = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', root]);
        test.skip(status !== 0, 'no file system may be mounted here');
        unmount = () => void execFileSync('umount', ['-l', root]);
      });
      const room = () => {
        const {bavail, bsize} = statfsSync(host.root);
        return bavail * bsize;
      };
      const before = room();
      await install('second');
      const needed = before - room();
      const ballast = path.join(host.root, 'ballast');
      const moments = 10;
      for (let moment = 0; moment < moments; moment += 1) {
        writeFileSync(ballast, Buffer.alloc(room() - (needed * moment) / moments));
        expect(await refused('install', next, host.root)).toContain('No space left on device');
        await expectWayBack();
        rmSync(ballast);
      }
      await host.publish('install', next, host.root);
      expect(await publishedWord()).toBe('packed');
    } finally {
      if (host !== usual) {
        await host.stop();
        host = usual;
      }
      unmount();
    }
  },
);

test('the umask of whoever publishes does not matter', {tag: '@night'}, async () => {
  const umask = process.umask(0o077);
  try {
    await install('masked');
  } finally {
    process.umask(umask);
  }
  expect(await publishedWord()).toBe('masked');
  const hidden = execFileSync('find', [host.root, '!', '-type', 'l', '!', '-perm', '-o=r']);
  expect(hidden.toString()).toBe('');
});

test(
  'the settings of the last release that was published hold, and the environment wins',
  {tag: '@night'},
  async () => {
    expect(Object.keys(host.environment)).not.toContain('CHECK');
    const settings = () => readFileSync(path.join(host.root, 'settings'), 'utf8');
    expect(settings()).toMatch(
      new RegExp(
        `^CHECK=https://${HOST}:${host.port}\nTEST=nginx -t .*\nRELOAD=nginx -s reload .*\n$`,
      ),
    );
    const kept = settings();
    Object.assign(host.environment, {CHECK: 'http://localhost:1', PATIENCE: '1'});
    expect(await refused('install', await release('lost'), host.root)).toContain(
      'http://localhost:1/release.txt has no answer',
    );
    delete host.environment.CHECK;
    delete host.environment.PATIENCE;
    expect(settings()).toBe(kept);
  },
);

test(
  'the script of a release that is published replaces the one on the server',
  {tag: '@night'},
  async () => {
    const packaged = await release('scripted');
    appendFileSync(path.join(packaged, 'publish.sh'), '# Newer.\n');
    listAgain(packaged);
    await host.publish('install', packaged, host.root);
    const script = () => readFileSync(path.join(host.root, 'publish.sh'), 'utf8');
    expect(script()).toMatch(/# Newer\.\n$/);
    appendFileSync(path.join(packaged, 'nginx/server.inc'), 'no_such_directive on;');
    appendFileSync(path.join(packaged, 'publish.sh'), '# Refused.\n');
    listAgain(packaged);
    await refused('install', packaged, host.root);
    expect(script()).toMatch(/# Newer\.\n$/);
  },
);

test.describe(
  'a fault of the machine is named before anything changes, and marks nothing bad',
  {tag: '@night'},
  () => {
    const files = () => path.join(host.folder, 'conf.d');
    for (const [what, harm, mend, reason] of [
      [
        'a foreign file that nginx refuses',
        () => writeFileSync(path.join(files(), 'foreign.conf'), 'no_such_directive on;'),
        () => rmSync(path.join(files(), 'foreign.conf')),
        /unknown directive "no_such_directive" in .*foreign\.conf:1/,
      ],
      [
        'a certificate that is missing',
        () => renameSync(certificate(), `${certificate()}.away`),
        () => renameSync(`${certificate()}.away`, certificate()),
        /cannot load certificate .*fullchain\.pem/,
      ],
    ] as const) {
      test(what, async () => {
        const list = await host.publish('list', host.root);
        harm();
        expect(await refused('install', await release('victim'), host.root)).toMatch(reason);
        expect(await refused('rollback', host.root)).toMatch(reason);
        expect(await host.publish('list', host.root)).toBe(list);
        await publishedWord();
        mend();
        await install('victim');
        expect(await publishedWord()).toBe('victim');
        await expectWayBack();
      });
    }

    test('a server that does not run', async () => {
      const other = await startHost(HOST, {build: smallSite('first'), redirects: {}});
      const usual = host;
      host = other;
      try {
        await install('second');
        const list = await host.publish('list', host.root);
        await other.halt();
        host.environment.PATIENCE = '1';
        expect(await refused('install', await release('victim'), host.root)).toContain(
          'release.txt has no answer (does the server run?)',
        );
        expect(await refused('rollback', host.root)).toMatch(/cannot be reloaded: .*nginx\.pid/);
        expect(await host.publish('list', host.root)).toBe(list);
      } finally {
        host = usual;
        await other.stop();
      }
    });
  },
);

test(
  'five releases are kept, and the one to return to; those that fail do not count',
  {tag: '@night'},
  async () => {
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      await install(word);
    }
    const kept = readdirSync(path.join(host.root, 'releases'));
    expect(kept).toHaveLength(5);
    const broken = await withLine('no_such_directive on;');
    for (let turn = 0; turn < 10; turn += 1) {
      await refused('install', broken, host.root);
    }
    expect(readdirSync(path.join(host.root, 'releases'))).toEqual(kept);
    await rollback(String(kept.map(Number).sort((a, b) => a - b)[0]));
    expect(await publishedWord()).toBe('one');
    for (const word of ['six', 'seven', 'eight', 'nine', 'ten']) {
      await install(word);
      await rollback();
    }
    expect(await publishedWord()).toBe('one');
    expect(readdirSync(path.join(host.root, 'releases'))).toHaveLength(6);
  },
);

test(
  'an open page still finds the files of the release before, for a week',
  {tag: '@night'},
  async () => {
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
  },
);

test('readers get page, policy and script of one release while releases change', async ({
  everything,
}) => {
  await install('one');
  let isSwitching = true;
  let asked = 0;
  const reader = async () => {
    while (isSwitching) {
      const word = await wordOf('/docs/1');
      expect((await host.ask(`/assets/js/${word}.js`)).body.toString()).toBe(`// ${word}`);
      asked += 1;
    }
  };
  const readers = Promise.all(Array.from({length: everything ? 4 : 1}, reader));
  await install('two');
  const list = await host.publish('list', host.root);
  const numbers = [...list.matchAll(/^[* ] (\d+)/gm)].map(([, number]) => String(number)).slice(-2);
  for (let turn = 0; turn < (everything ? 20 : 1); turn += 1) {
    await rollback(numbers[turn % 2]!);
  }
  isSwitching = false;
  await readers;
  expect(asked).toBeGreaterThan(10);
});

test(
  'kills and double installs leave a whole site and a way back each time',
  {tag: '@night'},
  async () => {
    const turns = 10;
    const releases = [await archive('left'), await archive('right')];
    const script = path.join(host.root, 'publish.sh');
    const start = Date.now();
    await host.publish('install', String(releases[0]), host.root);
    const duration = Date.now() - start;
    for (let turn = 1; turn <= turns; turn += 1) {
      // A process group of its own: all that it has started ends with it.
      const child = spawn('sh', [script, 'install', String(releases[turn % 2]), host.root], {
        ...{detached: true, stdio: 'ignore', env: host.environment},
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const timer = setTimeout(
        () => process.kill(-Number(child.pid), 'SIGKILL'),
        (duration * turn) / (turns + 1),
      );
      await ended;
      clearTimeout(timer);
      expect(await publishedWord()).toMatch(/^(?:left|right)$/);
      expect(readFileSync(script, 'utf8')).toMatch(/^esac$/m);
      await rollback();
      await publishedWord();
      await install(turn % 2 === 0 ? 'left' : 'right');
    }
    for (let turn = 1; turn <= turns; turn += 1) {
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
    expect(readdirSync(path.join(host.root, 'releases')).join(' ')).toMatch(/^[\d ]+$/);
  },
);

test('what cannot be done is refused in one sentence', async () => {
  await expect(host.publish('install', '/nonexistent', host.root)).rejects.toThrow(
    /run "npm run package" first/,
  );
  await expect(host.publish('rollback')).rejects.toThrow(/Usage/);
  await expect(host.publish('rollback', '/nonexistent')).rejects.toThrow(/There is no folder/);
});
