import type {Page} from '@playwright/test';
import {NOT_FOUND_TEXTS} from '../../src/features/notFound/ui/NotFound/texts';
import {MAX_RESULTS} from '../../src/features/search/shared/settings';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {
  axeFindings,
  chooseLanguage,
  expect,
  hydrated,
  KINDS,
  MOBILE,
  open,
  pathOf,
  test,
  watchShifts,
} from './fixtures';
import {
  answerSpaces,
  blockStorage,
  countTabs,
  OTHER_SPACE,
  SPACE,
  store,
  stored,
} from './spaceFixtures';

const QUERY = `?root_url=${encodeURIComponent(`${SPACE}/home?a=1`)}`;
const MANUAL = '/en/docs/user/havre/params';

/** The first link of the manual page into the Space. */
function deepLink(page: Page) {
  return page.locator('article a[href*="/root_url/"]').first();
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function notice(page: Page) {
  return page.locator('[data-space-notice]');
}

async function targetOf(page: Page, origin = SPACE): Promise<string> {
  const href = await deepLink(page).getAttribute('href');
  return origin + String(href).replace(/^.*\/root_url/, '');
}

for (const locale of LOCALES) {
  test(
    `the dialog in ${locale} refuses a wrong address and opens a right one`,
    {tag: locale === 'de' ? [] : '@night'},
    async ({page, context}) => {
      const opened = await answerSpaces(context);
      await open(page, pathOf(locale, 'manual'));
      const {notice: text} = DIALOG[locale];
      await expect(deepLink(page)).toHaveAccessibleName(new RegExp(`\\S\\s${escape(text)}$`));
      await expect(deepLink(page)).not.toContainText(text);
      await deepLink(page).click();
      const {title, cancel, error} = DIALOG[locale];
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).getByRole('button', {name: cancel})).toBeVisible();
      const field = dialog(page).getByRole('textbox');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/https:\/\/acme\.eu\.havre\.example/);
      for (const wrong of ['', 'acme', 'https://evil.test', `${SPACE}.evil.test`]) {
        await field.fill(wrong);
        await field.press('Enter');
        await expect(dialog(page).getByRole('alert')).toContainText(error);
        await expect(dialog(page).getByRole('alert')).toContainText('.havre.example');
        await expect(dialog(page).getByRole('alert')).not.toContainText('{');
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      expect(await stored(page)).toBeNull();
      await field.fill(` ${SPACE}/admin `);
      const popup = page.waitForEvent('popup');
      await field.press('Enter');
      await popup;
      await expect(dialog(page)).toBeHidden();
      await expect(deepLink(page)).toBeFocused();
      expect(await stored(page)).toBe(SPACE);
      await expect.poll(() => opened).toEqual([{url: await targetOf(page), referer: undefined}]);
    },
  );
}

const DIALOG = {
  fr: {
    notice: '(s’ouvre dans votre Space, nouvel onglet)',
    title: 'Quel est votre Space\u202F?',
    cancel: 'Annuler',
    error: 'Ce n’est pas l’adresse',
  },
  en: {
    notice: '(opens in your Space, new tab)',
    title: 'Which Space is yours?',
    cancel: 'Cancel',
    error: 'This is not the address',
  },
  de: {
    notice: '(öffnet in Ihrem Space, neuer Tab)',
    title: 'Welcher Space ist Ihrer?',
    cancel: 'Abbrechen',
    error: 'Das ist nicht die Adresse',
  },
  zh: {
    notice: '（在您的 Space 中打开，新标签页）',
    title: '您的 Space 是哪一个？',
    cancel: '取消',
    error: '这不是 Space 的地址',
  },
};

function escape(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}

test(
  'a first visit with root_url stores the origin only, on any kind of page in any language',
  {tag: '@night'},
  async ({page}) => {
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      for (const locale of LOCALES) {
        await page.goto('/robots.txt');
        await page.evaluate(() => localStorage.clear());
        await open(page, pathOf(locale, kind) + QUERY);
        expect(await stored(page), `${locale} ${kind}`).toBe(SPACE);
      }
    }
  },
);

test('root_url in a link inside the site is stored; a wrong one changes nothing', async ({
  page,
}) => {
  await open(page, '/en/');
  // The language menu keeps the query; here the address changes as back and forward change it.
  const go = (search: string) =>
    page.evaluate((text) => {
      window.history.pushState({}, '', `/en/docs/${text}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, search);
  await go(QUERY);
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
  expect(await stored(page)).toBe(SPACE);
  await go('?root_url=https://evil.test');
  await expect(page).toHaveURL(/root_url=https:\/\/evil\.test$/);
  await go(`?root_url=${OTHER_SPACE}:8443`);
  expect(await stored(page)).toBe(SPACE);
  await go(`?a=%20b&root_url=${OTHER_SPACE}#x`);
  expect(await stored(page)).toBe(OTHER_SPACE);
  await expect(page).toHaveURL(/\/en\/docs\/\?a=%20b#x$/);
});

/** The message about a Space that a link has replaced. */
function told(page: Page) {
  return page.getByRole('status').filter({hasText: 'A link has replaced your Space'});
}

/** Opens an address of this site that names another Space than the stored one. */
async function replaceSpace(page: Page): Promise<void> {
  await store(page, SPACE);
  await open(page, `${MANUAL}?root_url=${OTHER_SPACE}`);
  await expect(told(page)).toContainText('with beta.de.havre.example');
}

test('a link that replaces the reader’s Space is announced, with a way back', async ({page}) => {
  await open(page, MANUAL + QUERY);
  await expect(notice(page)).toContainText('acme.eu.havre.example');
  await expect(told(page)).toHaveCount(0);
  expect(await stored(page)).toBe(SPACE);

  await open(page, `${MANUAL}?root_url=${OTHER_SPACE}`);
  await expect(told(page)).toContainText(
    'A link has replaced your Space acme.eu.havre.example with beta.de.havre.example.',
  );
  await told(page).getByRole('button', {name: 'Go back to acme.eu.havre.example'}).click();
  await expect(told(page)).toHaveCount(0);
  await expect(notice(page)).toContainText('acme.eu.havre.example');
  expect(await stored(page)).toBe(SPACE);

  await open(page, `${MANUAL}?root_url=${OTHER_SPACE}`);
  await told(page).getByRole('button', {name: 'Keep beta.de.havre.example'}).click();
  await expect(told(page)).toHaveCount(0);
  expect(await stored(page)).toBe(OTHER_SPACE);

  // Neither "back" nor "Forget" brings a former Space again.
  await notice(page).getByRole('button', {name: 'Forget'}).click();
  await page.goBack();
  await hydrated(page);
  expect(await stored(page)).toBeNull();
  await expect(told(page)).toHaveCount(0);
});

test(
  'a replaced Space stays told until it is answered: through reload, language, Back, in this tab',
  {tag: '@night'},
  async ({page, context}) => {
    await replaceSpace(page);
    await page.reload();
    await expect(told(page)).toContainText('with beta.de.havre.example');
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(told(page)).toContainText('with beta.de.havre.example');
    await page.getByRole('link', {name: 'Manual', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
    await expect(told(page)).toContainText('with beta.de.havre.example');
    // Another tab neither reports it nor takes its answer away.
    const other = await context.newPage();
    await open(other, MANUAL);
    await expect(notice(other)).toContainText('beta.de.havre.example');
    await expect(told(other)).toHaveCount(0);
    await chooseLanguage(page, 'English', 'Deutsch');
    const german = page.getByRole('status').filter({hasText: 'Ein Link hat Ihren Space'});
    await german.getByRole('button', {name: 'Zurück zu acme.eu.havre.example'}).click();
    await expect(german).toHaveCount(0);
    await expect(notice(other)).toContainText('acme.eu.havre.example');
    await open(page, MANUAL);
    await expect(notice(page)).toContainText('acme.eu.havre.example');
    await expect(told(page)).toHaveCount(0);
  },
);

const CLICKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a plain click': (page) => deepLink(page).click(),
  'Ctrl and a click': (page) => deepLink(page).click({modifiers: ['Control']}),
  'the middle button': (page) => deepLink(page).click({button: 'middle'}),
  Enter: (page) => deepLink(page).press('Enter'),
  'Shift and a click': (page) => deepLink(page).click({modifiers: ['Shift']}),
  'Ctrl and Enter': (page) => deepLink(page).press('Control+Enter'),
};

test('a link opens the reader’s Space in one new tab and leaves the page as it is, however it is clicked', async ({
  page,
  context,
  everything,
}) => {
  const opened = await answerSpaces(context);
  await store(page, SPACE);
  await open(page, '/en/docs/user/');
  await open(page, MANUAL);
  await deepLink(page).scrollIntoViewIfNeeded();
  const target = await targetOf(page);
  for (const [way, activate] of Object.entries(CLICKS).slice(0, everything ? 6 : 2)) {
    await deepLink(page).focus();
    const before = await page.evaluate(() => [window.scrollY, window.history.length]);
    opened.length = 0;
    const popup = context.waitForEvent('page');
    await activate(page);
    const tab = await popup;
    await tab.waitForURL(target);
    expect(await tab.evaluate(() => [window.opener === null, document.referrer]), way).toEqual([
      true,
      '',
    ]);
    expect(opened, way).toEqual([{url: target, referer: undefined}]);
    expect(await countTabs(page), way).toBe(2);
    await tab.close();
    await expect(page).toHaveURL(new RegExp(`${MANUAL}$`));
    expect(await page.evaluate(() => [window.scrollY, window.history.length]), way).toEqual(before);
  }
  // Nothing of the link in the history: back is the page before, forward is this one.
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/user\/$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${MANUAL}$`));
});

test('the dialog traps the focus; Escape and Cancel change nothing and restore the focus, and "back" closes it', async ({
  page,
}) => {
  await open(page, '/en/docs/user/havre/connect');
  await page.locator('.menu').getByRole('link', {name: 'Settings'}).first().click();
  await expect(page).toHaveURL(/params$/);
  await expect(deepLink(page)).not.toHaveAttribute('title');
  await deepLink(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const field = dialog(page).getByRole('textbox');
  for (const leave of ['Escape', 'Cancel']) {
    await deepLink(page).click();
    // The dialog starts anew each time.
    await expect(field).toHaveValue('');
    await field.fill(SPACE);
    if (leave === 'Escape') {
      await page.keyboard.press('Escape');
    } else {
      await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    }
    await expect(dialog(page)).toBeHidden();
    await expect(deepLink(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // Chromium tells the page with its next frame that a dialog is closed.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await stored(page)).toBeNull();
    expect(await countTabs(page)).toBe(1);
  }
  await deepLink(page).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', {name: 'Open'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('a link names the Space that is set; the right button is left to the browser; a link to no screen is refused with a sentence', async ({
  page,
  context,
}) => {
  const opened = await answerSpaces(context);
  await store(page, SPACE);
  await open(page, MANUAL);
  await expect(deepLink(page)).toHaveAttribute('title', 'acme.eu.havre.example');
  await page.evaluate(() => {
    addEventListener('auxclick', ({button, defaultPrevented}) => {
      document.body.dataset.pressed = `${button} ${defaultPrevented}`;
    });
  });
  await deepLink(page).click({button: 'right'});
  await expect(page.locator('body')).toHaveAttribute('data-pressed', '2 false');
  await deepLink(page).evaluate((link) => link.setAttribute('href', '/en/root_url//evil.test'));
  await deepLink(page).click();
  await expect(dialog(page)).toHaveAccessibleName('This link cannot be opened');
  await expect(dialog(page)).toContainText('Follow the menu path');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(deepLink(page)).toBeFocused();
  expect(await countTabs(page)).toBe(1);
  expect(opened).toEqual([]);
});

test('a link opened as an address of the site is recognised and never redirects', async ({
  page,
  context,
  everything,
}) => {
  const opened = await answerSpaces(context);
  for (const locale of everything ? LOCALES : (['zh'] as const)) {
    opened.length = 0;
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    const {baseUrl} = LOCALE_CONFIGS[locale];
    const {space, title} = NOT_FOUND_TEXTS[locale];
    const address = `${baseUrl}root_url/admin/users?tab=1#top`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.getByRole('button', {name: space.ask}).click();
    await dialog(page).getByRole('textbox').fill('acme.eu.havre.example');
    const popup = page.waitForEvent('popup');
    await dialog(page).getByRole('textbox').press('Enter');
    await (await popup).close();
    const link = page.getByRole('link', {name: space.open('acme.eu.havre.example')});
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', `${SPACE}/admin/users?tab=1#top`);
    await page.reload();
    await hydrated(page);
    const again = page.waitForEvent('popup');
    await link.click();
    await (await again).close();
    expect(opened.map(({url, referer}) => [url, referer])).toEqual([
      [`${SPACE}/admin/users?tab=1`, undefined],
      [`${SPACE}/admin/users?tab=1`, undefined],
    ]);
    await expect(page).toHaveURL(new RegExp(`${baseUrl}root_url/admin/users\\?tab=1#top$`));
  }
});

test('parameter and path in one address open nothing by themselves; an address of no screen is reported; others are plain Not Found', async ({
  page,
  context,
  everything,
}) => {
  const opened = await answerSpaces(context);
  await open(page, `/en/docs/root_url/x?root_url=${OTHER_SPACE}`);
  await expect(page.getByRole('link', {name: 'Open in beta.de.havre.example'})).toBeVisible();
  await expect(page).toHaveURL(/\/en\/docs\/root_url\/x/);
  expect(await countTabs(page)).toBe(1);
  expect(opened).toEqual([]);
  const refused = ['/en/root_url//evil.test', '/en/docs/root_url//evil.test'];
  for (const path of refused.slice(0, everything ? 2 : 1)) {
    await open(page, path);
    await expect(page.getByRole('main')).toContainText(NOT_FOUND_TEXTS.en.space.refused);
    await expect(page.locator('main a[href*="havre.example"]')).toHaveCount(0);
  }
  await open(page, '/en/nope');
  await expect(page.getByRole('main')).not.toContainText('Space');
});

test('blocked storage: the Space lasts for the page view and the reader is told', async ({
  page,
  context,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
      warnings.push(message.text());
    }
  });
  await answerSpaces(context);
  await blockStorage(page);
  await open(page, MANUAL);
  await deepLink(page).click();
  await dialog(page).getByRole('textbox').fill(SPACE);
  const popup = page.waitForEvent('popup');
  await dialog(page).getByRole('button', {name: 'Open'}).click();
  await (await popup).waitForURL(await targetOf(page));
  await expect(dialog(page)).toHaveAccessibleName('Address not remembered');
  await expect(dialog(page)).toContainText('until you leave or reload the site');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(notice(page)).toContainText('acme.eu.havre.example');
  await expect(notice(page)).toContainText('until you leave or reload the site');

  // It still holds on the next page of this view.
  await page.locator('.menu').getByRole('link', {name: 'Sign in'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Settings');
  const second = page.waitForEvent('popup');
  await deepLink(page).click();
  await second;
  await page.reload();
  await hydrated(page);
  await expect(notice(page)).toContainText('This page can adapt');
  // One per load, as everywhere on the site.
  expect(warnings).toHaveLength(2);
});

test('the notice changes and forgets the Space, in all tabs', async ({page, context}) => {
  await open(page, '/en/docs/administrateur/manage-apps/SCIM');
  const other = await context.newPage();
  await open(other, '/en/markdown-page');
  await notice(page).getByRole('button', {name: 'Enter your Space address'}).click();
  await dialog(page).getByRole('textbox').fill(SPACE);
  await dialog(page).getByRole('button', {name: 'Save'}).click();
  for (const tab of [page, other]) {
    await expect(notice(tab)).toContainText('Your Space: acme.eu.havre.example');
  }
  expect(await countTabs(page)).toBe(2);
  await expect(notice(page).getByRole('button', {name: 'Change'})).toBeFocused();

  await notice(other).getByRole('button', {name: 'Change'}).click();
  await dialog(other).getByRole('textbox').fill(OTHER_SPACE);
  await dialog(other).getByRole('textbox').press('Enter');
  for (const tab of [page, other]) {
    await expect(notice(tab)).toContainText('beta.de.havre.example');
  }
  await expect(page.locator('article li code').filter({hasText: '/scim/v2'}).first()).toHaveText(
    `${OTHER_SPACE}/scim/v2`,
  );

  await notice(page).getByRole('button', {name: 'Forget'}).click();
  await expect(notice(page).getByRole('button', {name: 'Enter your Space address'})).toBeFocused();
  for (const tab of [page, other]) {
    await expect(notice(tab)).toContainText('This page can adapt to your Space.');
  }
  await page.reload();
  await hydrated(page);
  expect(await stored(page)).toBeNull();
});

test('examples show and copy the reader’s Space, which is said; others are unchanged', async ({
  page,
  context,
  faults,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.theme-code-block').filter({hasText: 'Requête'}).first();
  await open(page, `/docs/administrateur/manage-apps/SCIM?root_url=${OTHER_SPACE}`);
  await expect(block).toContainText(`${OTHER_SPACE}/scim/v2/Users`);
  await expect(page.locator('article li code').filter({hasText: /^https.*scim/})).toHaveText(
    `${OTHER_SPACE}/scim/v2`,
  );
  // The examples stand folded.
  await page.locator('details:has(.theme-code-block) > summary').first().click();
  await block.hover();
  await block.getByRole('button', {name: 'Copier'}).click();
  await expect(block.getByRole('status')).toHaveText('Copié');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(
      `curl -sS ${OTHER_SPACE}/scim/v2/Users \\\n  -H "Authorization: Bearer $HAVRE_SCIM_TOKEN" \\`,
    );
  await expect(page.locator('.theme-code-block').filter({hasText: 'acme.eu.havre'})).toHaveCount(0);
  // Not marked `space`: the example stays the example's.
  await open(page, `/markdown-page?root_url=${OTHER_SPACE}`);
  await expect(page.locator('.theme-code-block')).toContainText(SPACE);
  // React complains in the console when its first render differs from the server's.
  expect(faults).toEqual([]);
});

test(
  'the notice causes no layout shift when a Space is stored',
  {tag: '@night'},
  async ({page}) => {
    await store(page, SPACE);
    const shift = await watchShifts(page);
    for (const viewport of [{width: 1280, height: 800}, MOBILE]) {
      await page.setViewportSize(viewport);
      await open(page, MANUAL);
      await expect(notice(page)).toContainText('acme.eu.havre.example');
      expect(await shift()).toBeLessThan(0.01);
    }
  },
);

test('without JavaScript every link has its menu path, and there is no dead button', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(MANUAL);
  const links = page.locator('article a[href*="/root_url/"]');
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) {
    await expect(link).toHaveText(/\p{L}/u);
  }
  await expect(deepLink(page)).toHaveText(/Settings › /);
  await expect(notice(page)).toBeHidden();
  await page.goto('/en/docs/administrateur/manage-apps/SCIM');
  await expect(page.getByRole('main')).toContainText(`${SPACE}/scim/v2`);
  await context.close();
});

test('the search does not index the notice', {tag: '@night'}, async ({page}) => {
  await open(page, MANUAL);
  await expect(notice(page)).toContainText('can adapt');
  await open(page, '/en/search?q=adapt');
  const results = page.locator('main ol a');
  await expect(results.first()).toBeVisible();
  // Were the notice indexed, there would be as many as may be shown.
  expect(await results.count()).toBeLessThan(MAX_RESULTS);
});

test(
  'axe finds nothing on the notice, on the dialog with its message, and on a link of the Space',
  {tag: '@night'},
  async ({page}) => {
    await open(page, MANUAL);
    await deepLink(page).click();
    await dialog(page).getByRole('textbox').press('Enter');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('custom_root_url', 'https://a.b.havre.example'));
    await open(page, '/en/root_url/x');
    await expect(page.getByRole('link', {name: 'Open in a.b.havre.example'})).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'on a phone the notice is three lines at most, and the dialog fits',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize(MOBILE);
    await open(page, '/de/docs/administrateur/manage-apps/SCIM');
    // Beside the first link to the Space.
    await notice(page).scrollIntoViewIfNeeded();
    expect((await notice(page).locator('p').first().boundingBox())!.height).toBeLessThan(80);
    await expect(notice(page).getByRole('button')).toBeInViewport();
    await deepLink(page).click();
    await dialog(page).getByRole('textbox').press('Enter');
    const box = (await dialog(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(MOBILE.width);
    expect(
      await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBe(0);
  },
);
