import {HISTORIES, HISTORY_LISTS, POSTS_PER_PAGE, nameOf} from '../../src/site/collections';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {releasesOf} from '../sources';
import {expect, MOBILE, open, test} from './fixtures';

test('a list shows eight releases at once, with date, marks and content; a post leads back to it', async ({
  page,
}) => {
  const {width, height} = {width: 1440, height: 900};
  await page.setViewportSize({width, height});
  await open(page, '/en/havre');
  const eighth = (await page.locator('main article').nth(7).boundingBox())!;
  expect(eighth.y + eighth.height).toBeLessThanOrEqual(height);
  const release = page.locator('article', {
    has: page.getByRole('heading', {name: 'Havre 4.1.1', level: 2}),
  });
  await expect(release.locator('> time')).toHaveText('Oct 14, 2025');
  await expect(release.locator('.badge')).toHaveText('action needed');
  await expect(release.locator('p').first()).toContainText('3 new · security fixes · 3 min read');
  await expect(release.locator('p').last()).toContainText('15-character minimum');
  await release.getByRole('link', {name: 'Havre 4.1.1'}).click();
  await expect(page).toHaveURL(/\/en\/havre\/havre\/version\/4\.1\.1$/);

  // What it asks of its readers is a box, up to the next section.
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const heading = page.locator('#upgrade-notes');
  const list = page.locator('#upgrade-notes + ul');
  expect(await heading.evaluate(background)).not.toBe(
    await page.locator('#new').evaluate(background),
  );
  expect(await list.evaluate(background)).toBe(await heading.evaluate(background));
  const [above, below] = [await heading.boundingBox(), await list.boundingBox()];
  expect([below!.x, below!.y]).toEqual([above!.x, above!.y + above!.height]);

  // Below its title one small line says when, and by whom.
  const line = page.locator('article header').getByText('October 14, 2025');
  const team = page.locator('article header').getByRole('link', {name: 'Extension team'});
  await expect(team).toHaveCSS('font-size', '14px');
  expect((await team.boundingBox())!.y).toBe((await line.boundingBox())!.y);
  await page.setViewportSize(MOBILE);
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title!.y).toBeLessThanOrEqual(200);
  await page.getByRole('link', {name: 'Version history'}).click();
  await expect(page).toHaveURL(/\/en\/havre$/);
});

test(
  'a small line says what each release holds and how long it takes to read, its foot when it was last changed',
  {tag: '@night'},
  async ({page}) => {
    const SMALL = {
      fr: /(?:^| · )(?:Une minute|\d+ minutes) de lecture$/,
      en: /(?:^| · )(?:One|\d+) min read$/,
      de: /(?:^| · )(?:Eine Minute|\d+ Minuten) Lesezeit$/,
      zh: /(?:^| · )阅读时长约 \d+ 分钟$/,
    };
    const lists = ['havre', 'loquet/archive', 'extension/tags/extension', 'extension'];
    for (const locale of LOCALES) {
      for (const list of lists) {
        await open(page, `${LOCALE_CONFIGS[locale].baseUrl}${list}`);
        const lines = page.locator('main article > :nth-child(3) > :last-child');
        const texts = await lines.allInnerTexts();
        expect(texts.length, list).toBeGreaterThan(1);
        for (const text of texts) {
          expect(text, `${locale} ${list}`).toMatch(SMALL[locale]);
        }
        await expect(lines.first()).toHaveCSS('font-size', '14px');
      }
    }
    await open(page, '/en/havre/havre/version/4.1.1');
    await expect(page.locator('article .theme-last-updated')).toHaveText(/^Last updated on /);
  },
);

test(
  'on a desktop date, title and marks of a release stand on one line, and do not touch',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    for (const path of ['/havre', '/zh/havre/archive']) {
      await open(page, path);
      const releases = page.locator('article');
      expect(await releases.count()).toBeGreaterThan(2);
      const broken = await releases.evaluateAll(
        (articles) =>
          articles.filter((article) => {
            const parts = [...article.querySelectorAll('time, h2 > a, h3 > a, p > span')].map(
              (part) => part.getBoundingClientRect(),
            );
            return parts.some((part, index) => {
              const before = parts[index - 1];
              return (
                part.height > 32 ||
                (before && (part.left - before.right < 3 || part.top > before.bottom))
              );
            });
          }).length,
      );
      expect(broken, path).toBe(0);
    }
  },
);

test(
  'on a phone the sections of the filter are one line, the range is on the screen, and dates stand beside titles',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize(MOBILE);
    for (const path of ['/de/loquet', '/zh/havre']) {
      await open(page, path);
      expect((await page.locator('main [role="group"]').boundingBox())!.height).toBeLessThan(60);
      for (const field of await page.locator('main select').all()) {
        const {x, width} = (await field.boundingBox())!;
        expect(x + width, path).toBeLessThanOrEqual(MOBILE.width);
      }
      const [release] = await page.locator('article').all();
      const date = await release?.locator('> time').boundingBox();
      const title = await release?.getByRole('heading').boundingBox();
      expect(date!.x).toBeGreaterThan(title!.x + title!.width);
      expect(date!.y).toBeLessThan(title!.y + title!.height);
    }
  },
);

test('the whole archive is a table of low rows', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/havre/archive');
  const rows = page.locator('main article');
  await expect(rows).toHaveCount(releasesOf('product').length);
  for (const row of await rows.all()) {
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(44);
  }
});

test(
  'an author has a page in each history, with their posts',
  {tag: '@night'},
  async ({page, faults}) => {
    await open(page, '/en/havre/havre/version/4.1.1');
    await page.locator('article header').getByRole('link', {name: 'Extension team'}).click();
    await expect(page).toHaveURL(/\/en\/havre\/authors\/extension$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Extension team');
    const wrote = releasesOf('product').filter(({authors}) => authors.includes('extension'));
    expect(wrote.length).toBeGreaterThan(0);
    await expect(page.locator('article h2')).toHaveText(
      wrote.map(({version}) => `Havre ${version}`),
    );
    await page.getByRole('link', {name: 'View all authors'}).click();
    await expect(page).toHaveURL(/\/en\/havre\/authors$/);
    const names = page.locator('main a').filter({has: page.locator('h2')});
    await expect(names).toHaveText(['Havre team', 'Loquet team', 'Extension team']);
    await names.first().click();
    await expect(page.locator('article')).toHaveCount(POSTS_PER_PAGE);
    expect(faults).toEqual([]);
  },
);

test('every release can be read without JavaScript, page by page, beside all posts by year', async ({
  request,
}) => {
  const releases = releasesOf('product');
  const versions: string[] = [];
  for (const address of ['/havre', '/havre/page/2']) {
    const html = await (await request.get(address)).text();
    const [sidebar = '', main = ''] = html.split(/(?=<main)|<aside/).slice(1);
    const shown = [...main.matchAll(/<h2[^>]*><a[^>]*>Havre ([\d.]+)</g)].map(([, v]) => v ?? '');
    expect(shown.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
    versions.push(...shown);
    expect(sidebar.match(/<a /g)).toHaveLength(releases.length);
    for (const {date} of releases) {
      expect(sidebar).toContain(`>${date.slice(0, 4)}<`);
    }
  }
  expect(versions).toEqual(releases.map(({version}) => version));
});

test('the filter by section and version is in the address, which can be shared', async ({
  page,
  faults,
}) => {
  await open(page, '/en/havre/page/2');
  const versions = releasesOf('product').map(({version}) => version);
  await expect(page.getByLabel('From version')).toHaveValue(versions.at(-1) ?? '');
  await expect(page.getByLabel('to version')).toHaveValue(versions[0] ?? '');
  await page.getByLabel('From version').selectOption('3.9');
  await page.getByLabel('to version').selectOption('4.0');
  await expect(page).toHaveURL(/\/page\/2\?from=3\.9&to=4\.0$/);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Havre 4.0', 'Havre 3.9']);
  await expect(page.getByRole('status').filter({hasText: '3.9 to 4.0: 2 versions'})).toBeVisible();
  const security = page.getByRole('button', {name: 'Security'});
  await security.click();
  await expect(security).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?kind=security&from=3\.9&to=4\.0$/);
  const titles = await page.getByRole('heading', {level: 2}).allTextContents();
  const entries = await page.locator('article li').allTextContents();
  expect(entries.length).toBeGreaterThan(0);
  await expect(page.locator('article h3')).toHaveText(titles.map(() => 'Security'));

  await page.reload();
  await expect(page.locator('article li')).toHaveText(entries);
  await expect(page.getByLabel('From version')).toHaveValue('3.9');
  await page.getByRole('link', {name: 'Show all'}).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect(page.locator('article')).toHaveCount(releasesOf('product').length - POSTS_PER_PAGE);
  expect(faults).toEqual([]);
});

test('titles of lists name their component, and no two are the same', async ({request}) => {
  const titles: string[] = [];
  for (const history of HISTORIES) {
    for (const list of ['', ...HISTORY_LISTS.map((name) => `/${name}`)]) {
      const html = await (await request.get(`/de/${history.slug}${list}`)).text();
      const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
      expect(title).toContain(` – ${nameOf(history, 'de')} | Havre`);
      titles.push(title);
    }
  }
  titles.push(
    /<title[^>]*>([^<]*)/.exec(await (await request.get('/de/havre/page/2')).text())?.[1] ?? '',
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('every list links to the other components, the other lists of its own and its feeds', async ({
  page,
  request,
}) => {
  await open(page, '/zh/loquet/authors');
  const bar = page.getByRole('navigation', {name: 'Loquet'});
  const addresses = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(
    [
      ...HISTORIES.map(({slug}) => slug),
      ...['archive', 'tags', 'authors', 'rss.xml', 'atom.xml', 'feed.json'].map(
        (path) => `loquet/${path}`,
      ),
    ].map((path) => `/zh/${path}`),
  );
  // One view is current, and in sight on a phone too.
  await page.setViewportSize(MOBILE);
  await expect(bar.locator(':is([aria-current], .tabs__item--active)')).toHaveText(['作者']);
  for (const link of await bar.getByRole('link').all()) {
    const {x, width} = (await link.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(MOBILE.width);
  }
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
