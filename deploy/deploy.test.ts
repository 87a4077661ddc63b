import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {folderWith, writeIn} from '../src/content/testing';
import {BRAND} from '../src/site/brand';
import {inlineScripts, writeHostFiles} from './hostFiles';
import {inspectPage} from './inspect';
import {nginxFiles} from './nginx';

describe('content that matters to the policy', () => {
  test('an inline script that runs has its hash; data and files have none', () => {
    const page = `<script>alert(1)</script><script src="/a.js"></script>
      <script type="application/ld+json">{"a": "b"}</script>`;
    expect(inspectPage(page)).toEqual({
      scriptHashes: ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
      faults: [],
    });
  });

  test('a script is hashed as written, without decoding entities', () => {
    expect(inspectPage('<script>a && "<b>" &amp; 1</script>').scriptHashes).toEqual(
      inspectPage('<p></p><script>a && "<b>" &amp; 1</script>').scriptHashes,
    );
    expect(inspectPage('<script>a &amp; b</script>').scriptHashes).not.toEqual(
      inspectPage('<script>a & b</script>').scriptHashes,
    );
  });

  test('links may be external', () => {
    const page = '<a href="https://a.example/x.png">x</a><script src="/x.js" title="//a"></script>';
    expect(inspectPage(page).faults).toEqual([]);
  });

  test.each([
    ['<style>a {}</style>', 'a <style> element'],
    ['<p style="color: red">x</p>', 'style="color: red" on <p>'],
    ['<p style=color:red>x</p>', 'style="color:red" on <p>'],
    ['<a onclick="x()">x</a>', 'onclick on <a>'],
    ['<a href=" JavaScript:x()">x</a>', 'it runs nothing under the policy'],
    ['<a href="java&#115;cript:x()">x</a>', 'it runs nothing under the policy'],
    ['<script src="https://cdn.example/x.js"></script>', 'a file from elsewhere in <script>'],
    ['<script src="//cdn.example/x.js"></script>', 'elsewhere in <script>: //cdn.example/x.js'],
    ['<img src="https://a.example/x.png">', 'elsewhere in <img>: https://a.example/x.png'],
  ])('%s is refused', (page, fault) => {
    expect(inspectPage(page).faults).toEqual([expect.stringContaining(fault)]);
  });
});

describe('files for hosts', () => {
  let build: string;
  beforeEach(() => {
    build = folderWith();
  });

  const page = (name: string, html: string) => writeIn(build, {[name]: html});
  /** French and English, with a page that has moved. */
  const movedSite = () => {
    page('index.html', '<script>alert(1)</script>');
    page('en/index.html', '<script>alert(1)</script>');
    page('docs/new/index.html', '');
    page('docs/new.md', '');
    page('en/docs/new/index.html', '');
    page('docs/old/index.html', '<script>alert(2)</script>');
    page('en/docs/old/index.html', '<script>alert(2)</script>');
  };

  test('the one inline script of all pages is in the policy', () => {
    page('index.html', '<script>alert(1)</script>');
    page('en/index.html', '<script>alert(1)</script>');
    writeHostFiles(build, {});
    const headers = readFileSync(path.join(build, '_headers'), 'utf8');
    expect(headers).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(headers).toContain('/en/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(headers).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8');
    expect(headers).toContain('/*.webmanifest\n  Content-Type: application/manifest+json');
    expect(headers.split('\n\n').map((rule) => rule.split('\n')[0])).toEqual([
      '/*',
      ...['/assets/*', '/en/assets/*', '/de/assets/*', '/zh/assets/*'],
      ...['/*.md', '/*.webmanifest', ''],
    ]);
  });

  test('an unknown address gets the 404 page of its language, the first rule that fits', () => {
    page('index.html', '');
    writeHostFiles(build, {});
    expect(readFileSync(path.join(build, '_redirects'), 'utf8').split('\n')).toEqual([
      ...['en', 'de', 'zh'].map((prefix) => `/${prefix}/* /${prefix}/404.html 404`),
      ...['/* /404.html 404', ''],
    ]);
  });

  test('Netlify answers an old address with 301, with its twin, and the policy has no hash of its script', () => {
    movedSite();
    const {headers, moved} = writeHostFiles(build, {'/docs/old': '/docs/new'});
    expect(readFileSync(path.join(build, '_redirects'), 'utf8').split('\n').slice(0, 5)).toEqual([
      '/docs/old /docs/new 301!',
      '/docs/old.md /docs/new.md 301!',
      ...['en', 'de', 'zh'].map((locale) => `/${locale}/docs/old /${locale}/docs/new 301!`),
    ]);
    expect(headers[0]?.[1]).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    const configuration = nginxFiles({host: 'a', root: '/r', headers, moved, prefixes: []});
    for (const [from, to] of [
      ['/docs/old', '/docs/new'],
      ['/docs/old/', '/docs/new'],
      ['/docs/old.md', '/docs/new.md'],
      ['/zh/docs/old', '/zh/docs/new'],
    ]) {
      expect(configuration['server.inc']).toContain(
        `\nlocation = ${from} { return 301 ${to}$is_args$args; }\n`,
      );
    }
  });

  test('README leaves Cloudflare the rules that it knows', () => {
    movedSite();
    writeHostFiles(build, {'/docs/old': '/docs/new'});
    const [, rules = ''] =
      /^sed -E -i '(.*)' /m.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
    const left = execFileSync('sed', ['-E', rules, '_redirects'], {cwd: build, encoding: 'utf8'});
    expect(left.split('\n')).toEqual([
      ...['/docs/old /docs/new 301', '/docs/old.md /docs/new.md 301'],
      ...['en', 'de', 'zh'].map((locale) => `/${locale}/docs/old /${locale}/docs/new 301`),
      ...['/*/ /:splat 200', ''],
    ]);
  });

  test('a redirect page at no old address stops the build', () => {
    movedSite();
    expect(() => writeHostFiles(build, {})).toThrow('a new inline script');
  });

  test('robots.txt allows everything and names the sitemap of each language', () => {
    page('index.html', '<script>alert(1)</script>');
    writeHostFiles(build, {});
    const robots = readFileSync(path.join(build, 'robots.txt'), 'utf8');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\n/);
    expect([...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address)).toEqual(
      ['', 'en/', 'de/', 'zh/'].map((base) => `${BRAND.siteUrl}/${base}sitemap.xml`),
    );
  });

  test('a second inline script stops the build, which names its page', () => {
    page('index.html', '<script>alert(1)</script>');
    page('en/index.html', '<script>alert(2)</script>');
    expect(() => inlineScripts(build, {})).toThrow(
      /a new inline script .*index\.html, .*index\.html/,
    );
  });

  test('content that the policy blocks stops the build, reported once, with the number of pages', () => {
    page('index.html', '<p style="top: 0">x</p>');
    page('en/index.html', '<p style="top: 0">x</p>');
    expect(() => inlineScripts(build, {})).toThrow(/use a class \(en\/index\.html and 1 more\)/);
  });
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
