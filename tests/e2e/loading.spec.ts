import type {Page, Request, Route} from '@playwright/test';
import {LOAD_NOTICE} from '../../src/content/texts';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {
  colourModeButton,
  expect,
  hydrated,
  idle,
  open,
  pathOf,
  silence,
  test,
  withoutPreloading,
} from './fixtures';

/** A page of the manual with links into the Space. */
const PAGE = pathOf('en', 'manual');

const FILES = '**/assets/{js,css}/**';

/** What the message says, without the text that is hidden. */
const VISIBLE = {useInnerText: true};
const LATE = /^This page is still loading\. You can read it/;
const LOST = /^This page did not load completely\. You can read it/;

const lose = (route: Route) => route.abort();

const notice = (page: Page) => page.locator('#load-notice');

/** The scripts and style sheets that a page fetches until it is hydrated. */
async function filesOfFirstLoad(page: Page, path = PAGE): Promise<readonly string[]> {
  await withoutPreloading(page);
  const requests: Request[] = [];
  const note = (request: Request): void => void requests.push(request);
  page.on('request', note);
  await open(page, path);
  page.off('request', note);
  const files = new Set<string>();
  for (const request of requests) {
    // The search's worker is no part of the page, which hydrates without it.
    const dest = await request.headerValue('sec-fetch-dest');
    if (dest === 'script' || dest === 'style') {
      files.add(new URL(request.url()).pathname);
    }
  }
  await page.goto('about:blank');
  expect(files.size).toBeGreaterThan(4);
  return [...files];
}

/** By day the last of a kind of file, which is the page's; at night all. */
function some(files: Iterable<string>, everything: boolean, ending = ''): readonly string[] {
  const all = [...files].filter((file) => file.endsWith(ending));
  expect(all.length).toBeGreaterThan(0);
  return everything ? all : all.slice(-1);
}

/** Leaves requests without an answer for ever. @returns answers later ones, not these */
async function silenceUntil(page: Page, files: string): Promise<() => void> {
  let isSilent = true;
  await page.route(files, (route) => (isSilent ? undefined : route.continue()));
  return () => (isSilent = false);
}

/** Opens a page whose clock stands still, from its first script on; `page.clock` moves it. */
async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('#page-end').waitFor({state: 'attached'});
}

/** Lets a page know of another release, whose pages are answered as they are. */
async function publish(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() === 'document') {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /runtime~main\.\w+\.js/g,
        'runtime~main.0.js',
      );
      await route.fulfill({response, body});
    },
  );
}

/** Number of loads of the page at an address. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.resourceType() === 'document')));
  return () => count;
}

test('a file of the first load that fails once is fetched again; when a script is lost, the page says so, stays readable, and Retry fetches it again', async ({
  page,
  everything,
}) => {
  const files = await filesOfFirstLoad(page);
  for (const file of [...some(files, everything, '.css'), ...some(files, everything, '.js')]) {
    let requests = 0;
    await page.route(`**${file}`, async (route) => {
      requests += 1;
      await (requests === 1 ? route.fulfill({status: 503}) : route.continue());
    });
    await open(page, PAGE);
    await expect(notice(page), file).toBeHidden();
    expect(requests, file).toBe(2);
    await expect(page.locator('body'), file).toHaveCSS('margin-top', '0px');
    await page.unroute(`**${file}`);
  }
  for (const file of some(files, everything, '.js')) {
    await page.goto('about:blank');
    await page.route(`**${file}`, lose);
    await page.goto(PAGE);
    await expect(page.getByRole('alert'), file).toHaveText(LOST, VISIBLE);
    await expect(page.getByRole('heading', {level: 1}), file).toBeVisible();
    await page.unroute(`**${file}`);
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(notice(page), file).toBeHidden();
  }
});

test(
  'on a page with lost scripts, links into the Space lead to their Not Found page, and Retry waits for the network',
  {tag: '@night'},
  async ({page, context}) => {
    await page.route('**/assets/js/*.js', (route) =>
      /main\.\w+\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(PAGE);
    const retry = notice(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.locator('article a[href*="/root_url/"]').first().click();
    const tab = await opened;
    await expect(tab.getByRole('main')).toContainText('names a screen of your Space');
    await tab.close();
    await page.unroute('**/assets/js/*.js');
    await context.setOffline(true);
    await retry.click();
    await expect(retry).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await hydrated(page);
  },
);

/** By day the page of the manual. */
for (const path of [PAGE, '/en/', '/en/search?q=sign']) {
  test(
    `when a script of ${path} never answers, it says after 12 s that it is still loading; when a style sheet, it is painted after 3 s`,
    {tag: path === PAGE ? [] : '@night'},
    async ({page, everything}) => {
      const isPainted = () => page.evaluate(() => document.body.classList.contains('painted'));
      await page.addInitScript(() => {
        new PerformanceObserver(() => document.body.classList.add('painted')).observe({
          type: 'paint',
          buffered: true,
        });
      });
      await page.clock.install();
      const files = await filesOfFirstLoad(page, path);
      for (const file of some(files, everything, '.js')) {
        const answer = await silence(page, `**${file}`);
        await openStopped(page, path);
        await page.clock.runFor(11_900);
        await expect(notice(page), file).toBeHidden();
        await page.clock.runFor(200);
        await expect(page.getByRole('alert'), file).toHaveText(LATE, VISIBLE);
        await page.clock.resume();
        answer();
        await hydrated(page);
        await expect(notice(page), file).toBeHidden();
        await page.unroute(`**${file}`);
      }
      for (const file of some(files, everything, '.css')) {
        const answer = await silence(page, `**${file}`);
        await openStopped(page, path);
        await page.clock.runFor(2900);
        expect(await isPainted(), file).toBe(false);
        await page.clock.runFor(200);
        await expect.poll(isPainted, file).toBe(true);
        await page.clock.resume();
        await hydrated(page);
        // It is styled when the sheet comes.
        answer();
        await expect(page.locator('body'), file).toHaveCSS('margin-top', '0px');
        await expect(page.locator(`link[href="${file}"]`), file).toHaveCount(1);
        await page.unroute(`**${file}`);
      }
    },
  );
}

test('a script that is late and then lost is reported as lost', {tag: '@night'}, async ({page}) => {
  const [file] = (await filesOfFirstLoad(page)).filter((name) => /\/main\./.test(name));
  const requests: Route[] = [];
  await page.clock.install();
  await page.route(`**${file}`, (route) => void requests.push(route));
  await openStopped(page, PAGE);
  await page.clock.runFor(12_100);
  await expect(page.getByRole('alert')).toHaveText(LATE, VISIBLE);
  await page.route(`**${file}`, lose);
  await requests[0]?.abort();
  await expect(page.getByRole('alert')).toHaveText(LOST, VISIBLE);
});

test(
  'a lost script is reported at once, although another one never answers',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await silence(page, '**/assets/js/main.*.js');
    await page.route('**/assets/js/runtime~main.*.js', lose);
    await openStopped(page, PAGE);
    await expect(page.getByRole('alert')).toHaveText(LOST, VISIBLE);
  },
);

test(
  'Retry on a page whose server is silent asks the reader again after 12 s',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await page.route('**/assets/js/main.*.js', lose);
    await openStopped(page, PAGE);
    const retry = notice(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await silence(page, `**${PAGE}`);
    await retry.click();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(12_100);
    await expect(retry).toBeVisible();
  },
);

test(
  'when every file fails, the message is in view, wherever the address leads',
  {tag: '@night'},
  async ({page}) => {
    await page.route('**/assets/**', (route) => route.fulfill({status: 503}));
    for (const section of ['', '#leave']) {
      await page.goto(`${PAGE}${section}`);
      await expect(page.getByRole('alert')).toHaveText(LOST, VISIBLE);
      await expect(notice(page)).toBeInViewport({ratio: 1});
      await page.goto('about:blank');
    }
  },
);

test(
  'a style sheet that is lost is reported on the page that works without it, and Retry fetches it again',
  {tag: '@night'},
  async ({page}) => {
    await page.route('**/assets/css/*.css', lose);
    await open(page, PAGE);
    await expect(page.getByRole('alert')).toHaveText(
      'This page did not load completely. Retry',
      VISIBLE,
    );
    await expect(notice(page)).toBeInViewport({ratio: 1});
    await page.unroute('**/assets/css/*.css');
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    await expect(notice(page)).toBeHidden();
  },
);

/** Ways to a page of each kind: where the reader is, and what leads on. */
const WAYS = {
  'a page of the manual': ['/en/', (page) => page.locator('a[href="/en/docs/"]').first().click()],
  'a release': ['/en/', (page) => page.locator('main a[href*="/version/"]').first().click()],
  'the home page': [PAGE, (page) => page.locator('.navbar__brand').click()],
  'the search page': [
    PAGE,
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('qqqq');
      await page.getByRole('dialog').getByRole('button', {name: 'Submit'}).click();
    },
  ],
} satisfies Record<string, readonly [from: string, go: (page: Page) => Promise<void>]>;

const arrived = (page: Page, from: string) => page.waitForURL((url) => url.pathname !== from);

/** Stops the clock of an open page. */
async function stop(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test('when any file of a page never answers, whoever follows a link to it is told within 12 s, until it comes', async ({
  page,
  everything,
}) => {
  await page.clock.install();
  await withoutPreloading(page);
  // By day a page of the manual.
  for (const [kind, [from, go]] of Object.entries(WAYS).slice(0, everything ? 4 : 1)) {
    const start = async () => {
      await open(page, from);
      if (kind === 'the search page') {
        await openDialog(page);
      }
    };
    const files = new Set<string>();
    const note = (request: Request): void => {
      if (/\/assets\/(?:js|css)\//.test(request.url()) && request.resourceType() !== 'other') {
        files.add(new URL(request.url()).pathname);
      }
    };
    await start();
    page.on('request', note);
    await go(page);
    await arrived(page, from);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(files.size, kind).toBeGreaterThan(1);
    for (const file of some(files, everything)) {
      await page.goto('about:blank');
      await start();
      const name = await page.locator('h1').innerText();
      const answer = await silence(page, `**${file}`);
      await stop(page);
      await go(page);
      await arrived(page, from);
      await page.clock.runFor(9000);
      await expect(page.getByRole('alert'), file).toHaveCount(0);
      // The former page gives way before the message: what it then waits for needs the clock too.
      await page.clock.runFor(1500);
      await expect(page.getByRole('heading', {level: 1, name}), file).toHaveCount(0);
      await page.clock.runFor(1500);
      const late = page
        .getByRole('alert')
        .getByRole('heading', {name: 'This page is still loading'});
      await expect(late, file).toBeVisible();
      await expect(page.getByRole('button', {name: 'Retry'}), file).toBeVisible();
      await page.clock.resume();
      answer();
      await expect(late, file).toBeHidden();
      await expect(page.getByRole('heading', {level: 1}), file).toBeFocused();
      await page.unroute(`**${file}`);
    }
  }
});

/** Fetches the dialog and closes it. */
async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'Retry on a page that is late loads it anew when the server answers, else keeps the focus',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await withoutPreloading(page);
    await open(page, '/en/');
    const answerNext = await silenceUntil(page, FILES);
    await stop(page);
    await page.locator('a[href="/en/docs/"]').first().click();
    await page.clock.runFor(12_000);
    const retry = page.getByRole('button', {name: 'Retry'});
    const answer = await silence(page, '**/en/docs/');
    await retry.click();
    await page.clock.runFor(10_100);
    await expect(retry).toBeFocused();
    await expect(retry).toHaveAttribute('aria-disabled', 'false');
    answer();
    answerNext();
    await page.clock.resume();
    const loads = countLoads(page);
    await retry.click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
  },
);

test(
  'a search whose chunk never answers says that it is coming, after ten seconds that it has not, and opens when it comes',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const answer = await silence(page, '**/assets/js/**');
    await stop(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Loading…');
    await page.clock.runFor(9900);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.getByRole('dialog')).toContainText('internet connection');
    await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'false');
    answer();
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(loads()).toBe(0);
  },
);

test('the search of the home page says that it is coming', {tag: '@night'}, async ({page}) => {
  await withoutPreloading(page);
  await open(page, '/en/');
  const answer = await silence(page, '**/assets/js/**');
  const button = page.getByRole('main').getByRole('button', {name: 'Search the documentation'});
  await button.click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Loading…'})).toBeVisible();
  answer();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test(
  'Retry of a search whose chunk never answers loads the page anew: the browser would wait for the same request',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    const answerNext = await silenceUntil(page, '**/assets/js/**');
    await stop(page);
    await page.keyboard.press('Control+k');
    await page.clock.runFor(10_100);
    answerNext();
    const loads = countLoads(page);
    await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
    await expect.poll(loads).toBe(1);
    await page.clock.resume();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
  },
);

test(
  'an index that never answers counts as missing after ten seconds, in the dialog and on the search page',
  {tag: '@night'},
  async ({page}) => {
    const late = {timeout: 60_000};
    await silence(page, '**/search-index-docs-*');
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    // Only the manual has this word; the other index has been there all the time.
    await page.getByRole('combobox').fill('hotel');
    await expect(dialog.getByRole('img', {name: 'Loading…'})).toBeVisible();
    // The ten seconds are the browser's own, which no stopped clock moves.
    await expect(dialog.getByRole('status')).toContainText('No results.', late);
    await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
    await page.getByRole('combobox').fill('known issues');
    await expect(dialog.getByRole('option').first()).toContainText('releases');

    await open(page, '/en/search');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('hotel');
    await expect(main.getByRole('status').filter({hasText: 'Loading…'})).toBeVisible();
    await expect(main.getByRole('status').filter({hasText: 'No results.'})).toBeVisible(late);
    await page.unroute('**/search-index-docs-*');
    await main.getByRole('button', {name: 'Retry'}).click();
    await expect(main.getByRole('listitem').filter({hasText: 'hotel'}).first()).toBeVisible();
  },
);

test(
  'the message about lost scripts is in the language of the page',
  {tag: '@night'},
  async ({page}) => {
    await page.route('**/assets/js/main.*.js', lose);
    for (const locale of LOCALES) {
      await page.goto(LOCALE_CONFIGS[locale].baseUrl);
      const {lost, effect} = LOAD_NOTICE[locale];
      await expect(page.getByRole('alert')).toContainText(`${lost} ${effect}`, VISIBLE);
    }
  },
);

test('a page of the host instead of a script is a lost script', {tag: '@night'}, async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>'}),
  );
  await page.goto(PAGE);
  await expect(notice(page)).toBeVisible();
});

test('when a newer release is live, a page with lost scripts is reloaded once, never twice', async ({
  page,
}) => {
  const loads = countLoads(page);
  await publish(page, PAGE);
  await page.route('**/assets/js/main.*.js', lose);
  await page.goto(PAGE);
  await expect(notice(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test('when a newer release is live, following a link reloads once', async ({page}) => {
  await withoutPreloading(page);
  await open(page, '/en/');
  const loads = countLoads(page);
  await publish(page, '/en/docs/');
  await page.route(FILES, lose);
  await page.locator('a[href="/en/docs/"]').first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/docs\/$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
  expect(loads()).toBe(1);
});

test('a route whose files fail once is shown without a message', async ({page}) => {
  await withoutPreloading(page);
  await open(page, '/en/');
  const failed = new Set<string>();
  await page.route(FILES, async (route) => {
    const url = route.request().url();
    await (failed.has(url) ? route.continue() : route.abort());
    failed.add(url);
  });
  await page.locator('a[href="/en/docs/"]').first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
});

test(
  'a storage that refuses to keep anything causes one warning, and everything works',
  {tag: '@night'},
  async ({page}) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) {
        said.push(message.type());
      }
    });
    page.on('pageerror', ({message}) => said.push(message));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(page, '/en/docs/administrateur/manage-apps/SSO');
    await colourModeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(said).toEqual(['warning']);
  },
);

test('a page is fetched when its link is reached, not when it is seen', async ({page}) => {
  const scripts: string[] = [];
  await open(page, PAGE);
  await idle(page);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const link = page.locator('article a[href^="/en/docs/user/"]:visible').first();
  await link.hover();
  await expect.poll(() => scripts).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const reached = [...scripts];
  await link.click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  expect(scripts).toEqual(reached);
});

test('a page hydrates without the data of Intl, which blocks the main thread, and keeps its dates', async ({
  page,
  everything,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {made: [] as string[]});
    for (const name of ['DateTimeFormat', 'Segmenter'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct: (target, args) => {
            (window as unknown as {made: string[]}).made.push(name);
            return Reflect.construct(target, args) as object;
          },
        }),
      });
    }
  });
  for (const address of ['/havre', '/docs/administrateur/cost', '/'].slice(0, everything ? 3 : 1)) {
    await open(page, address);
    expect(await page.evaluate(() => (window as unknown as {made: string[]}).made)).toEqual([]);
    await expect(page.locator('time').first()).toHaveText(/ 20\d\d$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every tab panel shows, under its name', async ({page}) => {
    await page.goto('/en/docs/administrateur/manage-apps/SSO');
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
        `"${await panel.getAttribute('data-label')}"`,
      );
    }
    await expect(page.getByRole('tablist').first()).toBeHidden();
  });

  test('no control is dead, and the manual can be reached', async ({page}) => {
    await page.goto(PAGE);
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.locator('.navbar__toggle')).toBeHidden();
      await expect(page.locator('.navbar').getByRole('link', {name: 'Manual'})).toBeVisible();
    }
    await page.locator('.navbar').getByRole('link', {name: 'Manual'}).click();
    await expect(page).toHaveURL(/\/en\/docs\/?$/);
  });

  test('the search page says where to go instead', async ({page}) => {
    await page.goto('/en/search');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const name of ['User guide', 'Administrator guide', 'llms.txt']) {
      const href = await main.getByRole('link', {name}).getAttribute('href');
      expect((await page.request.get(href!)).status(), name).toBe(200);
    }
  });

  test('a link into the Space leads to a page that explains it', async ({page}) => {
    await page.goto('/en/root_url/admin/users');
    await expect(page.getByRole('main')).toContainText('it is not broken: it names a screen');
  });
});
