import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {BRAND} from '../src/site/brand';
import {CACHE, contentSecurityPolicy, HASHED} from './headers';
import {inlineScripts, writeHostFiles} from './hostFiles';
import {inspectPage} from './inspect';

describe('what a page holds', () => {
  test('an inline script that runs has its hash, data and files have none', () => {
    const page = `<script>alert(1)</script><script src="/a.js"></script>
      <script type="application/ld+json">{"a": "b"}</script>`;
    expect(inspectPage(page)).toEqual({
      scriptHashes: ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
      faults: [],
    });
  });

  test('a script with signs that HTML writes otherwise is hashed as it stands', () => {
    expect(inspectPage('<script>a && "<b>" &amp; 1</script>').scriptHashes).toEqual(
      inspectPage('<p></p><script>a && "<b>" &amp; 1</script>').scriptHashes,
    );
    expect(inspectPage('<script>a &amp; b</script>').scriptHashes).not.toEqual(
      inspectPage('<script>a & b</script>').scriptHashes,
    );
  });

  test('pictures and links may lead elsewhere', () => {
    const page = '<img src="https://a.example/x.png"><script src="/x.js" title="//a"></script>';
    expect(inspectPage(page).faults).toEqual([]);
  });

  test.each([
    ['<style>a {}</style>', 'a <style> element'],
    ['<p style="color: red">x</p>', 'style="color: red" on <p>'],
    ['<p style=color:red>x</p>', 'style="color:red" on <p>'],
    ['<a onclick="x()">x</a>', 'onclick on <a>'],
    ['<a href=" JavaScript:x()">x</a>', 'it runs nothing under the policy'],
    ['<a href="java&#115;cript:x()">x</a>', 'it runs nothing under the policy'],
    ['<script src="https://cdn.example/x.js"></script>', 'a script from elsewhere'],
    ['<script src="//cdn.example/x.js"></script>', 'a script from elsewhere: //cdn.example/x.js'],
  ])('%s is refused', (page, fault) => {
    expect(inspectPage(page).faults).toEqual([expect.stringContaining(fault)]);
  });
});

test('what has its content in its name is kept for a year, all else is asked about each time', () => {
  expect(CACHE).toEqual({
    immutable: 'public, max-age=31536000, immutable',
    revalidate: 'no-cache',
  });
  expect('/assets/js/main.1a2b3c4d.js').toMatch(HASHED);
  expect('/de/assets/css/styles.1a2b3c4d.css').toMatch(HASHED);
  for (const other of ['/docs/assets/', '/img/logo.svg', '/assets', '/search-index-doc.json']) {
    expect(other).not.toMatch(HASHED);
  }
});

describe('files for hosts', () => {
  let build: string;
  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'host-files-'));
    mkdirSync(path.join(build, 'en'));
  });
  afterEach(() => rmSync(build, {recursive: true}));

  const page = (name: string, html: string) => writeFileSync(path.join(build, name), html);

  test('the one inline script of all pages is in the policy', () => {
    page('index.html', '<script>alert(1)</script>');
    page('en/index.html', '<script>alert(1)</script>');
    writeHostFiles(build);
    const headers = readFileSync(path.join(build, '_headers'), 'utf8');
    expect(headers).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(headers).toContain('/en/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(headers).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8');
    expect(headers.split('\n\n').map((rule) => rule.split('\n')[0])).toEqual([
      '/*',
      ...['/assets/*', '/en/assets/*', '/de/assets/*', '/zh/assets/*'],
      ...['/*.md', ''],
    ]);
  });

  test('an unknown address has the page of its language, the first that fits', () => {
    page('index.html', '');
    writeHostFiles(build);
    expect(readFileSync(path.join(build, '_redirects'), 'utf8').split('\n')).toEqual([
      ...['en', 'de', 'zh'].map((prefix) => `/${prefix}/* /${prefix}/404.html 404`),
      ...['/* /404.html 404', ''],
    ]);
  });

  test('robots.txt lets everything be read and names the sitemap of each language', () => {
    page('index.html', '<script>alert(1)</script>');
    writeHostFiles(build);
    const robots = readFileSync(path.join(build, 'robots.txt'), 'utf8');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\n/);
    expect([...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address)).toEqual(
      ['', 'en/', 'de/', 'zh/'].map((base) => `${BRAND.siteUrl}/${base}sitemap.xml`),
    );
  });

  test('a second inline script stops the build and is named with its page', () => {
    page('index.html', '<script>alert(1)</script>');
    page('en/index.html', '<script>alert(2)</script>');
    expect(() => inlineScripts(build)).toThrow(/a new inline script .*index\.html, .*index\.html/);
  });

  test('what the policy would block stops the build, once, with the number of pages', () => {
    page('index.html', '<p style="top: 0">x</p>');
    page('en/index.html', '<p style="top: 0">x</p>');
    expect(() => inlineScripts(build)).toThrow(/use a class \(en\/index\.html and 1 more\)/);
  });

  test('what a single page holds is named with that page', () => {
    page('index.html', '');
    page('en/index.html', '<p style="top: 0">x</p>');
    expect(() => inlineScripts(build)).toThrow(/use a class \(en\/index\.html\)$/);
  });

  test('a folder without pages is no site', () => {
    expect(() => inlineScripts(build)).toThrow(/run "npm run build" first/);
  });
});

test('the policy allows nothing inline but the scripts it names', () => {
  const policy = contentSecurityPolicy(['sha256-x']);
  expect(policy).toContain("script-src 'self' 'sha256-x'");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/^default-src 'none'/);
});

test('the security contact holds for another month at least, and no longer than a year', () => {
  const text = readFileSync('static/.well-known/security.txt', 'utf8');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(
    days,
    'Expires in static/.well-known/security.txt: set it 11 months ahead',
  ).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect(text).toContain(`Canonical: ${BRAND.siteUrl}/.well-known/security.txt`);
});
