import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {expect, MOBILE, open, test} from './fixtures';

const COPIED: Readonly<Record<Locale, string>> = {
  fr: 'Lien copié',
  en: 'Link copied',
  de: 'Link kopiert',
  zh: '链接已复制',
};

test.use({viewport: MOBILE, hasTouch: true, isMobile: true});

test('where nothing hovers, sections have their link in sight, and code its buttons: beside its title, never over code', async ({
  page,
}) => {
  await open(page, '/en/docs/administrateur/integration/setup');
  const links = page.locator('.markdown .hash-link');
  expect(await links.count()).toBeGreaterThan(3);
  await expect(links.first()).toHaveCSS('opacity', '1');
  const blocks = page.locator('.theme-code-block').filter({visible: true});
  const button = blocks.getByRole('button').filter({visible: true}).first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('opacity', '1');
  const wrong = await blocks.evaluateAll((all) =>
    all.flatMap((block) => {
      const code = block.querySelector('pre')!.getBoundingClientRect();
      const title = block.querySelector('[class*="codeBlockTitle"]')!.getBoundingClientRect();
      return [...block.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
        .filter(({top, bottom}) => bottom > code.top || top < title.top)
        .map(() => block.textContent?.slice(0, 40));
    }),
  );
  expect(await blocks.getByRole('button').count()).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

test('the link of a section is copied, and that is said in the language of the page', async ({
  page,
  context,
  everything,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const locale of everything ? LOCALES : (['zh'] as const)) {
    await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/havre/connect`);
    const answer = page.getByRole('status').filter({hasText: COPIED[locale]});
    await page.locator('#sign-in .hash-link').tap();
    await expect(answer).toBeVisible();
    await expect(answer).toBeInViewport({ratio: 1});
    await expect(page).toHaveURL(/#sign-in$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    if (everything) {
      await expect(answer).toHaveCount(0);
    }
  }
});

test('links in lists are large enough for a finger', async ({page}) => {
  for (const [path, ...lists] of [
    ['/en/havre', 'nav[aria-label="Havre"] a'],
    [
      '/en/docs/user/havre/connect',
      '.theme-doc-toc-mobile [open] a',
      '.breadcrumbs a:visible',
      '.footer a',
    ],
    ['/en/', '.footer a'],
  ] as const) {
    await open(page, path);
    if (path.includes('/docs/')) {
      await page.locator('.theme-doc-toc-mobile summary').tap();
    }
    for (const list of lists) {
      const boxes = await page.locator(list).evaluateAll((all) =>
        all.map((link) => {
          const {width, height} = link.getBoundingClientRect();
          return {name: link.textContent, size: Math.min(width, height)};
        }),
      );
      expect(boxes.length, list).toBeGreaterThan(0);
      expect(
        boxes.filter(({size}) => size < 32),
        `${path} ${list}`,
      ).toEqual([]);
    }
  }
});

/** The files with a field that is typed or chosen in → what brings it in sight. */
const FIELDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'features/histories/ui/ReleaseFilter/index.tsx': (page) => open(page, '/en/havre'),
  'features/search/ui/SearchDialog/index.tsx': async (page) => {
    await open(page, '/en/');
    await page.locator('.navbar__search-input').tap();
    await page.getByRole('combobox').waitFor();
  },
  'features/search/ui/SearchField/index.tsx': (page) => open(page, '/en/'),
  'features/space/ui/SpaceDialog/AddressForm.tsx': async (page) => {
    await open(page, '/en/docs/user/havre/connect');
    await page.getByRole('button', {name: 'Enter your Space address'}).tap();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  },
  'theme/SearchPage/index.tsx': (page) => open(page, '/en/search'),
  'ui/ErrorFilter/index.tsx': async (page) => {
    await open(page, '/en/docs/user/error-codes');
    await page.locator('main input').waitFor();
  },
};

test(
  'no field is so small that the browser of a phone enlarges the page for it',
  {tag: '@night'},
  async ({page}) => {
    const FIELD = /<(?:select|textarea|input(?![^>]*type="checkbox"))\b/;
    const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.tsx') && FIELD.test(readFileSync(`src/${name}`, 'utf8')))
      .map((name) => name.split(path.sep).join('/'));
    expect(files.sort()).toEqual(Object.keys(FIELDS));
    for (const [file, show] of Object.entries(FIELDS)) {
      await show(page);
      const sizes = await page
        .locator(':is(input:not([type="checkbox"]), select, textarea):visible')
        .evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length, file).toBeGreaterThan(file.includes('SearchField') ? 0 : 1);
      expect(
        sizes.filter((size) => size < 16),
        file,
      ).toEqual([]);
    }
  },
);
