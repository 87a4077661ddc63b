import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../src/content/testing';
import {securityHeaders} from './headers';
import {nginxFiles} from './nginx';
import {packageSite} from './package';

let folder: string;

beforeEach(() => {
  folder = folderWith();
});

const LONG = 'Un texte. '.repeat(200);

function write(file: string, text: string): void {
  writeIn(folder, {[`build/${file}`]: text});
}

const pack = () =>
  packageSite({
    build: path.join(folder, 'build'),
    release: path.join(folder, 'release'),
    root: '/srv/docs',
    host: 'docs.example',
    quality: 1,
    redirects: {},
  });

const released = (file: string) => readFileSync(path.join(folder, 'release', file));

test('a release is the site with compressed files, nginx configuration, publish.sh and the facts it needs', async () => {
  write('index.html', `<p>${LONG}</p>`);
  write('docs/short.md', 'Un');
  write('docs/picture.png', LONG);
  write('docs/a.md', LONG);
  const time = new Date('2026-01-02T03:04:05Z');
  utimesSync(path.join(folder, 'build/docs/a.md'), time, time);
  await pack();
  expect(brotliDecompressSync(released('site/docs/a.md.br')).toString()).toBe(LONG);
  expect(gunzipSync(released('site/docs/a.md.gz')).toString()).toBe(LONG);
  for (const file of ['a.md', 'a.md.br', 'a.md.gz']) {
    expect(statSync(path.join(folder, 'release/site/docs', file)).mtime).toEqual(time);
  }
  for (const file of ['short.md.br', 'picture.png.gz', 'picture.png.br']) {
    expect(existsSync(path.join(folder, 'release/site/docs', file))).toBe(false);
  }
  expect(released('site/_headers').toString()).toContain('Content-Security-Policy');
  expect(released('publish.sh').toString()).toMatch(/^#!\/bin\/sh/);
  expect(released('host').toString()).toBe('docs.example\n');
  const files = readdirSync(path.join(folder, 'release'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(folder, 'release'), path.join(entry.parentPath, entry.name)),
    );
  const listed = released('files').toString().trimEnd().split('\n');
  expect(listed.map((line) => line.slice(66)).sort()).toEqual(
    files.filter((file) => file !== 'files').sort(),
  );
  const sum = createHash('sha256').update(LONG).digest('hex');
  expect(listed).toContain(`${sum}  site/docs/a.md`);
  const server = released('nginx/docs.conf').toString();
  expect(server).toContain('server_name docs.example;');
  expect(server).toContain('include /srv/docs/current/nginx/server.inc;');
  const maps = released('nginx/http.inc').toString();
  for (const prefix of ['en', 'de', 'zh']) {
    expect(maps).toContain(`  ~^/*/${prefix}(?:[/?]|$) /${prefix}/404.html;`);
  }
  expect(maps).not.toContain('~^(?:[/?]|$)');
});

test('a release replaces the one before; one that fails leaves it alone', async () => {
  write('index.html', '<p>1</p>');
  write('docs/old.txt', 'old');
  await pack();
  rmSync(path.join(folder, 'build/docs/old.txt'));
  await pack();
  expect(existsSync(path.join(folder, 'release/site/docs/old.txt'))).toBe(false);
  expect(existsSync(path.join(folder, 'release.partial'))).toBe(false);
  write('index.html', '<p onclick="x()">2</p>');
  await expect(pack()).rejects.toThrow('The content security policy would block');
  expect(released('site/index.html').toString()).toBe('<p>1</p>');
  rmSync(path.join(folder, 'build/index.html'));
  await expect(pack()).rejects.toThrow('run "npm run build" first');
});

test('leftovers of an interrupted run are no part of a release', async () => {
  writeIn(folder, {'release.partial/site/left.txt': 'left'});
  write('index.html', '');
  await pack();
  expect(existsSync(path.join(folder, 'release/site/left.txt'))).toBe(false);
});

test('both TLS servers offer ciphers with forward secrecy and authenticated encryption alone', () => {
  const files = nginxFiles({host: 'a', root: '/r', headers: [], moved: [], prefixes: []});
  const lines = files['docs.conf']?.match(/(?<=ssl_ciphers ).*(?=;)/g) ?? [];
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const described = execFileSync('openssl', ['ciphers', '-s', '-v', '-tls1_2', line]).toString();
    for (const cipher of described.trim().split('\n')) {
      expect(cipher).toMatch(/ Kx=ECDH .* Mac=AEAD$/);
    }
  }
});

test('the configuration contains every header', () => {
  const headers = securityHeaders(['sha256-x']);
  const files = nginxFiles({host: 'a', root: '/r', headers, moved: [], prefixes: []});
  for (const [name, value] of headers) {
    expect(files['server.inc']).toContain(`\nadd_header ${name} "${value}" always;\n`);
  }
  expect(Object.fromEntries(headers)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(
      /^clipboard-write=\(self\), fullscreen=\(self\), accelerometer=\(\), .*camera=\(\), .*usb=\(\)/,
    ) as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
