import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {INFIMA_CLASSES, SWITCHED_OFF} from '../../src/config/styles';
import {expect, idle, open, test} from './fixtures';

const BUILD = 'build/en';

test('no style of the theme or its framework is left out that a page or a script uses', () => {
  const css = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  const unused = new Set(
    [...css.replace(/url\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !INFIMA_CLASSES.has(name)),
  );
  expect(unused.size).toBeGreaterThan(100);
  const found = new Set<string>();
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    // Classes of elements, and what scripts hold as texts: only there can a class come from. A single word
    // in a script may be any word.
    const isScript = file.endsWith('.js');
    const text = readFileSync(path.join(BUILD, file), 'utf8');
    const values = text.match(isScript ? /(["'`])[\w\s-]+\1/g : /class=(?:"[^"]*"|[^\s>]+)/g) ?? [];
    for (const name of values.flatMap((value) => value.split(/[^\w-]+/))) {
      const isMissing = isScript
        ? unused.has(name) && name.includes('-') && !SWITCHED_OFF.has(name)
        : unused.has(name) || SWITCHED_OFF.has(name.replace(/_\d+$/, ''));
      if (isMissing) {
        found.add(`${name} in ${file}`);
      }
    }
  }
  expect([...found]).toEqual([]);
});

/** Names of the style sheets of a page, without their hashes. */
const sheetsOf = (hrefs: readonly string[]): string[] =>
  hrefs.map((href) => /css\/(\w+)\.\w+\.css$/.exec(href)?.[1] ?? href);

for (const [path, ...sheets] of [
  ['/en/docs/user/havre/connect', 'styles'],
  ['/en/nope/deeper', 'styles'],
  ['/en/', 'styles', 'home'],
  ['/en/havre', 'styles', 'histories'],
  ['/en/havre/havre/version/4.0', 'styles', 'histories'],
  ['/en/havre/archive', 'styles', 'histories'],
  ['/en/search', 'styles', 'search'],
] as const) {
  test(`${path} names its style sheets before its content, and fetches no other`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [head = ''] = html.split('<body');
    const named = head.match(/(?<=rel=stylesheet href=)\S+/g) ?? [];
    expect(sheetsOf(named)).toEqual(sheets);
    const fetched = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.css')) {
        fetched.add(new URL(response.url()).pathname);
      }
    });
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await open(page, path);
    expect([...fetched].sort()).toEqual([...named].sort());
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(named.length);
  });
}

test('inside the site a page waits for its styles', async ({page}) => {
  await open(page, '/en/docs/user/havre/connect');
  // They come later than its script.
  await page.route('**/home.*.css', async (route) => {
    await idle(page);
    await route.continue();
  });
  const isStyled = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('main h1')?.closest('[class*="hero_"]')) {
            observer.disconnect();
            resolve([...document.styleSheets].some(({href}) => href?.includes('/home.')));
          }
        }).observe(document.documentElement, {childList: true, subtree: true});
      }),
  );
  await page.locator('.navbar__brand').click();
  expect(await isStyled).toBe(true);
});
