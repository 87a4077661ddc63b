import {announcementBar} from '../../src/config/announcement';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {chooseLanguage, colourModeButton, expect, MOBILE, open, test} from './fixtures';

test('the language menu leads to the same page and keeps query and hash verbatim', async ({
  page,
}) => {
  await open(page, '/docs/?q=a%20b+c&flag&x=%C3%A9#three-ideas');
  await chooseLanguage(page, 'Français', 'Deutsch');
  await expect(page).toHaveURL(/\/de\/docs\/\?q=a%20b\+c&flag&x=%C3%A9#three-ideas$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#three-ideas')).toBeInViewport();
});

const SECTIONS = '/en/docs/user/havre/connect';

test(
  'the language menu leads where its link says, wherever the reader has scrolled',
  {tag: '@night'},
  async ({page}) => {
    for (const rest of ['?from=mail#accept-invitation', '']) {
      await page.goto('about:blank');
      await open(page, SECTIONS + rest);
      await page.locator('article h2').last().scrollIntoViewIfNeeded();
      const target = `/de${SECTIONS.slice(3)}${rest}`;
      await expect(page.locator('.navbar a[lang="de"]')).toHaveAttribute('href', target);
      await chooseLanguage(page, 'English', 'Deutsch');
      await expect(page).toHaveURL(target);
    }
    // A section that the reader has gone to on the page.
    await open(page, SECTIONS);
    await page.locator('.table-of-contents a').last().click();
    const {hash} = new URL(page.url());
    await expect(page.locator('.navbar a[lang="de"]')).toHaveAttribute(
      'href',
      `/de${SECTIONS.slice(3)}${hash}`,
    );
    await chooseLanguage(page, 'English', 'Deutsch');
    await expect(page).toHaveURL(`/de${SECTIONS.slice(3)}${hash}`);
  },
);

test('"History" lists the components, "Manual" opens its sidebar; a page has its links and its version', async ({
  page,
}) => {
  await open(page, '/en/');
  await page.locator('.navbar').getByRole('button', {name: 'History'}).hover();
  const items = page.locator('.navbar__item.dropdown:hover .dropdown__link');
  await expect(items).toHaveText(['Havre', 'Loquet', 'Extension Havre']);
  await page.locator('.navbar').getByRole('link', {name: 'Manual'}).click();
  const sidebar = page.getByRole('navigation', {name: 'Pages of the manual'});
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole('link', {name: 'User guide'}).click();
  await expect(
    page.getByRole('link', {name: 'Direct link to If something goes wrong'}),
  ).toBeAttached();
  await expect(page.getByRole('navigation', {name: 'Previous and next page'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/i18n\/en\/docusaurus-plugin-content-docs\/current\/user\/index\.md$/,
  );
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(/^Version.*Next$/);
});

test(
  'from one guide to the other, only the categories of the opened page are expanded',
  {tag: '@night'},
  async ({page}) => {
    const expanded = page.locator(
      '.theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)',
    );
    const current = page.locator('.menu__link[aria-current="page"]');
    const onlyItsOwn = async () => {
      await expect(current).toBeVisible();
      await expect(expanded.filter({has: current})).not.toHaveCount(0);
      await expect(expanded.filter({hasNot: current})).toHaveCount(0);
    };
    await open(page, '/docs/user/havre/browser-extension/configure-app');
    await onlyItsOwn();
    await page
      .locator('.theme-doc-sidebar-item-category-level-1', {hasNot: current})
      .getByRole('button', {expanded: false})
      .first()
      .click();
    await expect(expanded.filter({hasNot: current})).toHaveCount(1);
    await page.locator('article a[href^="/docs/administrateur/"]').first().click();
    await expect(page).toHaveURL(/\/docs\/administrateur\/[^/]+\/[^/]+$/);
    await onlyItsOwn();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/user\//);
    await onlyItsOwn();
  },
);

test('the colour mode is kept across pages, languages and tabs', async ({page, context}) => {
  await open(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await colourModeButton(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  const other = await context.newPage();
  await open(other, '/de/docs/');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await colourModeButton(other).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a tablet has the entries, the language and the colour mode in its bar, in one line with the menu', async ({
  page,
}) => {
  await open(page, '/de/docs/user/help');
  for (const width of [721, 996]) {
    await page.setViewportSize({width, height: 900});
    const bar = page.locator('.navbar__inner');
    await expect(bar.locator('.navbar__toggle')).toBeVisible();
    await expect(bar.getByRole('link', {name: 'Handbuch'})).toBeVisible();
    await expect(bar.getByRole('button', {name: 'Deutsch'})).toBeVisible();
    await expect(bar.locator('.navbar__search-input')).toBeVisible();
    const before = await page.locator('html').getAttribute('data-theme');
    await colourModeButton(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
    expect((await bar.boundingBox())!.height).toBeLessThan(60);
  }
});

test('on a phone the menu locks scrolling, shows the manual, returns to the main menu and closes on browser back', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await open(page, '/en/docs/');
  const sidebar = page.locator('.navbar-sidebar');
  const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
  // Rendered when it opens.
  await expect(sidebar).toHaveCount(0);
  await opener.click();
  const [main, manual] = await sidebar.locator('.navbar-sidebar__item').all();
  await expect(manual!.getByRole('link', {name: 'User guide'})).toBeInViewport();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await sidebar.getByRole('button', {name: '← Back to main menu'}).click();
  await expect(main!.getByRole('button', {name: 'Languages'})).toBeVisible();
  await expect(main!.getByRole('link', {name: /guide$/})).toHaveCount(3);
  await main!.getByRole('link', {name: 'Help'}).click();
  await expect(page).toHaveURL(/\/en\/docs\/user\/help$/);
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await opener.click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await page.goBack();
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect(page).toHaveURL(/\/en\/docs\/user\/help$/);
});

test.describe('the announcement', () => {
  test.skip(announcementBar('fr') === undefined, 'nothing is announced at present');

  test('stays dismissed until its id changes', {tag: '@night'}, async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Fermer'}).click();
    await expect(bar).toBeHidden();
    await open(page, '/de/havre');
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test('is rendered, and links to a page in its language', async ({request}) => {
    for (const locale of LOCALES) {
      const {baseUrl} = LOCALE_CONFIGS[locale];
      const html = await (await request.get(baseUrl)).text();
      const bar = html.slice(html.indexOf('theme-announcement-bar')).split('<nav')[0] ?? '';
      const withoutTags = (text = '') => text.replace(/<[^>]*>/g, '');
      expect(withoutTags(bar)).toContain(withoutTags(announcementBar(locale)?.content));
      const href = /href="?([^" >]+)/.exec(bar)?.[1] ?? '';
      expect(href).toMatch(new RegExp(`^${baseUrl}.+`));
      expect((await request.head(href)).status(), href).toBe(200);
    }
  });
});

test('the skip link jumps to the main content, and keyboard mode shows where focus is', async ({
  page,
}) => {
  await open(page, '/docs/');
  await page.keyboard.press('Tab');
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  const skip = page.getByRole('link', {name: 'Aller au contenu principal'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
  await page.mouse.click(600, 400);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});

test('the home page works without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/en/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Secure your organization now');
  for (const name of ['Space users', 'Administrator of a Space', 'Developer', 'Loquet']) {
    await expect(
      page.getByRole('main').getByRole('link', {name, exact: false}).first(),
    ).toBeVisible();
  }
  await page.getByRole('link', {name: '📖 Documentation'}).click();
  await expect(page).toHaveURL(/\/en\/docs\/$/);
  await context.close();
});

test(
  'nothing on the home page moves when the reader asks for less motion',
  {tag: '@night'},
  async ({browser}) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const page = await browser.newPage({reducedMotion});
      await open(page, '/');
      const running = await page.evaluate(() => document.getAnimations().length);
      expect(running > 0).toBe(reducedMotion === 'no-preference');
      await page.close();
    }
  },
);
