/** Responses of Debian's nginx, started here, with the packaged site. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {CACHE, securityHeaders} from '../../deploy/headers';
import {inlineScripts} from '../../deploy/hostFiles';
import {REDIRECTS} from '../../redirects';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';
import {missingNginx, startHost, type Host} from './nginxHost';

const BUILD = path.resolve(__dirname, '../../build');

/** The browser asks for the site by this name. */
const NAME = 'localhost';

let host: Host;

// nginx has a self-signed certificate here.
test.use({ignoreHTTPSErrors: true});
test.describe.configure({mode: 'serial'});
test.skip(missingNginx() !== undefined, missingNginx());
test.beforeAll(async () => {
  host = await startHost(NAME);
});
test.afterAll(async () => {
  await host.stop();
});

/** A file of the build, by what its name holds. */
function built(folder: string, part: RegExp): string {
  const name = readdirSync(path.join(BUILD, folder)).find((entry) => part.test(entry));
  expect(name, `a file like ${part} in build/${folder}`).toBeDefined();
  return `/${folder}/${name}`;
}

test('every language has its address, with and without a trailing slash', async () => {
  for (const locale of LOCALES) {
    const {baseUrl, htmlLang} = LOCALE_CONFIGS[locale];
    for (const address of [
      baseUrl,
      `${baseUrl}docs`,
      `${baseUrl}docs/`,
      `${baseUrl}markdown-page`,
    ]) {
      const {status, headers, body} = await host.ask(address);
      expect({address, status}).toEqual({address, status: 200});
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toMatch(new RegExp(`<html[^>]* lang="?${htmlLang}`));
    }
  }
});

test('capitals and dots in addresses are files, not extensions', async () => {
  for (const address of [
    '/docs/administrateur/shadowIT',
    '/docs/administrateur/manage-apps/SCIM',
    '/docs/administrateur/manage-apps/SSO',
    '/docs/administrateur/manage-users/ID-lost',
    '/havre/havre/version/4.0',
    '/havre/havre/version/4.1.1',
    '/extension/extension/version/1.2.0',
    '/en/loquet/loquet/version/2.0',
  ]) {
    const {status, headers} = await host.ask(address);
    expect({address, status}).toEqual({address, status: 200});
    expect(headers['content-type']).toContain('text/html');
  }
  expect((await host.ask('/docs/administrateur/shadowit')).status).toBe(404);
});

test('an unknown address gets 404, in the language of the address', async () => {
  const cases: readonly (readonly [address: string, lang: string])[] = [
    ['/nope', 'fr'],
    ['/docs/nope/', 'fr'],
    ['/enx', 'fr'],
    ['/en/nope', 'en'],
    ['/en/docs/user/nope', 'en'],
    ['/de/nope?x=1', 'de'],
    ['/zh/nope', 'zh-Hans'],
    ['/zh/havre/havre/version/99.9', 'zh-Hans'],
    ['/root_url/admin/users', 'fr'],
    ['/en/root_url/admin/users', 'en'],
  ];
  for (const [address, lang] of cases) {
    const {status, headers, body} = await host.ask(address);
    expect({address, status}).toEqual({address, status: 404});
    expect(body.toString()).toMatch(new RegExp(`<html[^>]* lang="?${lang}[" ]`));
    expect(headers['cache-control']).toBe(CACHE.revalidate);
  }
});

test('a page has one address, without its file name', async () => {
  for (const address of ['/index.html', '/en/docs/user/index.html', '/404.html', '/en/404.html']) {
    expect({address, status: (await host.ask(address)).status}).toEqual({address, status: 404});
  }
});

test('no address is redirected by its form', async () => {
  for (const address of [
    '/docs',
    '/docs/user',
    '/docs/user/',
    '/assets',
    '//evil.example/docs',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/https://evil.example',
    '/en//evil.example/',
    '/docs/../en/',
    '/docs?next=https://evil.example',
  ]) {
    const {status, headers} = await host.ask(address);
    expect({address, redirect: status >= 300 && status < 400}).toEqual({address, redirect: false});
    expect(headers.location).toBeUndefined();
  }
});

test('every response has the headers: found, missing, refused or unchanged', async () => {
  const expected = securityHeaders(inlineScripts(BUILD));
  expect(expected.length).toBeGreaterThanOrEqual(8);
  const page = await host.ask('/docs/');
  const answers = [
    page,
    await host.ask('/en/nope'),
    await host.ask(built('assets/js', /^main\..*\.js$/)),
    await host.ask('/sitemap.xml'),
    await host.ask('/', {method: 'POST'}),
    await host.ask('/docs/', {headers: {'if-none-match': String(page.headers.etag)}}),
  ];
  expect(answers.map(({status}) => status)).toEqual([200, 404, 200, 200, 405, 304]);
  for (const {headers} of answers) {
    for (const [name, value] of expected) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(String(headers.server)).toBe('nginx');
  }
});

test('files with a hash in their name are cached for a year, all others revalidated', async () => {
  for (const address of [
    built('assets/js', /^main\..*\.js$/),
    built('en/assets/js', /^main\..*\.js$/),
    built('assets/css', /\.css$/),
  ]) {
    expect((await host.ask(address)).headers['cache-control']).toBe(CACHE.immutable);
  }
  for (const address of [
    '/',
    '/en/docs/',
    '/zh/docs/user/havre/connect.md',
    '/sitemap.xml',
    '/en/havre/rss.xml',
    '/havre/atom.xml',
    '/robots.txt',
    '/search-index-default.json',
    '/search-index-docs-default-current.json?release=1',
    '/en/search-index-default.json',
    '/img/favicon.svg',
  ]) {
    const {status, headers} = await host.ask(address);
    expect({address, status}).toEqual({address, status: 200});
    expect(headers['cache-control']).toBe(CACHE.revalidate);
    expect(headers.etag).toBeTruthy();
  }
});

test('a missing file of a release is never cached', async () => {
  for (const address of ['/assets/js/main.00000000.js', '/de/assets/css/gone.css']) {
    const {status, headers} = await host.ask(address);
    expect({address, status}).toEqual({address, status: 404});
    expect(headers['cache-control']).toBe(CACHE.revalidate);
  }
});

test('texts are compressed as the client accepts, with the same content', async () => {
  for (const address of [
    '/docs/',
    '/zh/docs/user/havre/connect.md',
    built('assets/js', /^main\..*\.js$/),
    '/sitemap.xml',
  ]) {
    const plain = await host.ask(address);
    const br = await host.ask(address, {headers: {'accept-encoding': 'gzip, br'}});
    const gz = await host.ask(address, {headers: {'accept-encoding': 'gzip'}});
    expect([plain, br, gz].map(({headers}) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(plain.body.length);
    for (const {headers} of [br, gz]) {
      expect(headers.vary?.split(', ')).toContain('Accept-Encoding');
    }
  }
});

test('an unchanged page has no body; range and HEAD requests work', async () => {
  const page = await host.ask('/en/docs/');
  const again = await host.ask('/en/docs/', {
    headers: {'if-none-match': String(page.headers.etag)},
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const script = built('assets/js', /^main\..*\.js$/);
  const part = await host.ask(script, {headers: {range: 'bytes=0-9'}});
  expect([part.status, part.body.length]).toEqual([206, 10]);
  const beyond = await host.ask(script, {headers: {range: 'bytes=99999999-'}});
  expect([beyond.status, beyond.headers['cache-control']]).toEqual([
    416,
    expect.not.stringContaining('immutable'),
  ]);
  const head = await host.ask('/en/docs/', {method: 'HEAD'});
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(page.headers['content-length']);
});

test('hidden files, compressed twins and files for other hosts are not served', async () => {
  for (const address of [
    '/.git/config',
    '/.env',
    '/docs/.hidden',
    '/index.html.br',
    '/index.html.gz',
    ...['map', 'br', 'gz'].map((end) => `${built('assets/js', /^main\..*\.js$/)}.${end}`),
    '/_headers',
    '/_redirects',
    '/docs/%2e%2e/%2e%2e/nginx/server.inc',
    '/..%2f..%2fnginx/server.inc',
  ]) {
    const {status, body} = await host.ask(address);
    expect({address, refused: [400, 404].includes(status)}).toEqual({address, refused: true});
    expect(body.toString()).not.toContain('add_header');
  }
});

test('only GET and HEAD are allowed, and only for this host', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const {status, headers} = await host.ask('/', {method});
    expect({method, status, allow: headers.allow}).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD',
    });
  }
  for (const name of ['evil.example', '127.0.0.1', 'docs.havre.example.evil.example']) {
    expect((await host.ask('/', {headers: {host: name}})).status).toBe(421);
  }
});

test('scripts and styles have types that browsers accept under nosniff', async () => {
  const types = new Map<string, string>();
  for (const locale of LOCALES) {
    const folder = path.join(BUILD, LOCALE_CONFIGS[locale].baseUrl, 'assets');
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      const extension = path.extname(file);
      if (extension !== '' && !types.has(extension)) {
        const {headers} = await host.ask(`${LOCALE_CONFIGS[locale].baseUrl}assets/${file}`);
        types.set(extension, String(headers['content-type']));
      }
    }
  }
  expect(types.get('.js')).toMatch(/^(?:text|application)\/javascript/);
  expect(types.get('.css')).toMatch(/^text\/css/);
  for (const [address, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/zh/docs/user/havre/connect.md', 'text/markdown; charset=utf-8'],
  ] as const) {
    expect((await host.ask(address)).headers['content-type']).toBe(type);
  }
  // What the server does not know, the browser refuses to run.
  expect([...types].filter(([, type]) => type === 'application/octet-stream')).toEqual([]);
});

test('a page names its twin, and a twin its page', async () => {
  const alternate = '</en/docs/user.md>; rel="alternate"; type="text/markdown"';
  const canonical = `<https://${NAME}/en/docs/user>; rel="canonical"`;
  const link = async (address: string) => (await host.ask(address)).headers.link;
  expect(await link('/en/docs/user')).toBe(alternate);
  expect(await link('/en/docs/user/')).toBe(alternate);
  expect(await link('/en/docs/user.md')).toBe(canonical);
  for (const address of ['/', '/en/docs/nope', '/en/docs/nope.md', '/llms.txt']) {
    expect([address, await link(address)]).toEqual([address, undefined]);
  }
});

test('the security contact is where the standard puts it', async () => {
  const {status, headers, body} = await host.ask('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body.toString()).toBe(readFileSync('static/.well-known/security.txt', 'utf8'));
});

test('an old address gets 301 before the file, with the query; the browser keeps the fragment', async ({
  page,
}) => {
  const moved = LOCALES.map((locale) => redirectsIn(REDIRECTS, locale));
  const headers = securityHeaders(inlineScripts(BUILD));
  for (const [from, to] of moved.flat()) {
    for (const [asked, location] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?a=1&b=%20`, `${to}?a=1&b=%20`],
      [`${from}/?`, to],
      [`${from}?next=https://evil.example`, `${to}?next=https://evil.example`],
    ] as const) {
      const answer = await host.ask(asked);
      expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, location]);
      for (const [name, value] of headers) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
    }
    const isTwin = existsSync(path.join(BUILD, `${to}.md`));
    const twin = await host.ask(`${from}.md`);
    expect([twin.status, twin.headers.location]).toEqual(
      isTwin ? [301, `${to}.md`] : [404, undefined],
    );
    expect((await host.ask(to)).status).toBe(200);
    expect((await host.ask(`${from}/nope`)).status).toBe(404);
    expect((await host.ask(from, {method: 'POST'})).status).toBe(405);
  }
  // In each language the last that moved.
  for (const [from, to] of moved.flatMap((all) => all.slice(-1))) {
    await page.goto(`https://${NAME}:${host.port}${from}?a=1#section`);
    expect(page.url()).toBe(`https://${NAME}:${host.port}${to}?a=1#section`);
  }
});
