import {readFileSync} from 'node:fs';
import type {BrowserContext, Page, Request} from '@playwright/test';
import {readDecision} from '../../src/content/decision';
import {fileIn} from '../../src/content/places';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {
  axeFindings,
  changeScripts,
  expect,
  hydrated,
  idle,
  MOBILE,
  open,
  silence,
  test,
} from './fixtures';

/** A manual page on which nothing about the search stands. */
const PAGE = '/docs/user/havre/favorites';

const INDEX_FILE = /\/search-index-[\w-]+\.json/;

/** What is offered where nothing is found: the answers to “What happened?”, then other ways. */
function waysOn(locale: Locale): string[] {
  const text = readFileSync(fileIn('docs/user/_what-happened.md', locale), 'utf8');
  const {answers} = readDecision(text).decision;
  return [...answers.map(({title}) => title), ...TEXTS[locale].ways];
}

/** Labels and queries by language; `target` is the page meant, `section` one of its sections. */
const TEXTS = {
  fr: {
    placeholder: 'Rechercher…',
    open: 'Rechercher',
    submit: 'Valider',
    clear: 'Effacer',
    cancel: 'Annuler',
    loading: 'Chargement…',
    none: 'Aucun résultat.',
    ways: ['Guide administrateur, par tâche', 'Signaler ce que vous cherchiez'],
    query: 'exporter le journal d’audit',
    results: 'Résultats de recherche pour «\u202Fjournal d’audit\u202F»',
    word: 'journal d’audit',
    marked: 'audit',
    user: 'Guide utilisateur',
    administrator: 'Guide administrateur',
    product: 'Versions de Havre',
    all: 'Tout',
  },
  en: {
    placeholder: 'Search...',
    open: 'Search',
    submit: 'Submit',
    clear: 'Clear',
    cancel: 'Cancel',
    loading: 'Loading…',
    none: 'No results.',
    ways: ['Administrator guide, by task', 'Report what you looked for'],
    query: 'export the audit log',
    results: 'Search results for “audit log”',
    word: 'audit log',
    marked: 'audit',
    user: 'User guide',
    administrator: 'Administrator guide',
    product: 'Havre releases',
    all: 'All',
  },
  de: {
    placeholder: 'Suchen …',
    open: 'Suchen',
    submit: 'Absenden',
    clear: 'Löschen',
    cancel: 'Abbrechen',
    loading: 'Wird geladen …',
    none: 'Keine Ergebnisse.',
    ways: ['Administratorhandbuch, nach Aufgabe', 'Melden, was Sie gesucht haben'],
    query: 'audit-protokoll exportieren',
    results: 'Suchergebnisse für „Audit-Protokoll“',
    word: 'Audit-Protokoll',
    marked: 'Audit-Protokoll',
    user: 'Benutzerhandbuch',
    administrator: 'Administratorhandbuch',
    product: 'Havre-Versionen',
    all: 'Alle',
  },
  zh: {
    placeholder: '搜索……',
    open: '搜索',
    submit: '提交',
    clear: '清除',
    cancel: '取消',
    loading: '正在加载……',
    none: '没有结果。',
    ways: ['管理员指南：按任务查找', '反馈您要查找的内容'],
    query: '导出审计日志',
    results: '“审计日志”的搜索结果',
    word: '审计日志',
    marked: '审计日志',
    user: '用户指南',
    administrator: '管理员指南',
    product: 'Havre 版本',
    all: '全部',
  },
} as const satisfies Record<Locale, object>;

/** Nobody wrote this word, in any language. */
const UNKNOWN = 'xqzvwkj';

const inLocale = (locale: Locale, path: string): string =>
  LOCALE_CONFIGS[locale].baseUrl + path.slice(1);

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');

/** The requests for index files, as they are made, by whoever makes them. */
function indexRequests(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request: Request) => {
    const {pathname} = new URL(request.url());
    if (INDEX_FILE.test(pathname)) {
      paths.push(pathname);
    }
  });
  return paths;
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
  await expect(results(page).first()).toBeVisible();
}

for (const locale of LOCALES) {
  const texts = TEXTS[locale];

  test(
    `the search is in ${locale}: fetched on intent and once, with kinds; a result leads to its words`,
    {tag: locale === 'zh' ? [] : '@night'},
    async ({page, context, faults}) => {
      const requests = indexRequests(context);
      await open(page, inLocale(locale, PAGE));
      await idle(page);
      expect(requests).toEqual([]);
      const bar = page.getByRole('search');
      await expect(bar.getByPlaceholder(texts.placeholder)).toBeVisible();
      await bar.getByRole('button', {name: texts.open, exact: true}).click();
      await expect(field(page)).toHaveAttribute('placeholder', texts.placeholder);
      await expect(field(page)).toHaveAttribute('maxlength', '512');
      await expect(dialog(page).getByRole('button', {name: texts.submit})).toBeVisible();
      await field(page).fill(UNKNOWN);
      await expect(dialog(page).getByRole('status')).toHaveText(texts.none);
      await expect(results(page)).toHaveText(waysOn(locale));
      await dialog(page).getByRole('button', {name: texts.clear}).click();
      await expect(field(page)).toHaveValue('');
      await expect(dialog(page).getByRole('status')).toBeEmpty();
      await expect(results(page)).toHaveCount(4);
      await expect(results(page).first()).toHaveAttribute(
        'href',
        /\/docs\/user\/help#lost-or-stolen$/,
      );
      await dialog(page).getByRole('button', {name: texts.cancel}).click();
      await expect(dialog(page)).toBeHidden();

      // Results are counted aloud, and filtered by their kind.
      await search(page, 'Loquet');
      const count = await results(page).count();
      await expect(dialog(page).getByRole('status')).toHaveText(
        new RegExp(`(^|\\D)${count}(\\D|$)`),
      );
      const kinds = dialog(page).getByRole('group');
      const all = kinds.getByRole('button', {name: texts.all});
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      for (const kind of [texts.user, texts.administrator, texts.product]) {
        await kinds.getByRole('button', {name: kind}).click();
        // The results of before are shown until the new ones are there.
        await expect(results(page).filter({hasNotText: kind})).toHaveCount(0);
        await expect(results(page).first()).toBeVisible();
      }
      await expect(results(page).first()).toHaveAttribute(
        'href',
        new RegExp(`^${inLocale(locale, '/havre/havre/version/')}`),
      );

      // A result leads to its section, where the words are highlighted, once.
      await all.click();
      await field(page).fill(texts.word);
      await expect(results(page).filter({hasText: texts.marked}).first()).toBeVisible();
      await field(page).press('Enter');
      await expect(page).not.toHaveURL(new RegExp(PAGE));
      const marks = page.locator('article mark');
      await expect(marks.filter({hasText: texts.marked}).first()).toBeVisible();
      await expect(page.locator('mark:not(article mark), nav mark')).toHaveCount(0);
      // The words travel beside the address; a section may be named by one of them.
      expect(decodeURIComponent(new URL(page.url()).pathname)).not.toContain(texts.marked);
      expect(new URL(page.url()).search).toBe('');
      expect(
        JSON.stringify(await page.evaluate(() => window.history.state as unknown)),
      ).not.toContain('searchHighlight');
      await search(page, texts.query);
      expect(requests.sort()).toEqual([
        inLocale(locale, '/search-index-default.json'),
        inLocale(locale, '/search-index-docs-default-current.json'),
      ]);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('mark')).toHaveCount(0);
      expect(faults).toEqual([]);
    },
  );

  test(
    `the search page in ${locale} can be shared, and has filters`,
    {tag: locale === 'en' ? [] : '@night'},
    async ({page, faults}) => {
      await open(page, inLocale(locale, `/search?q=${encodeURIComponent(texts.word)}`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.results);
      const links = page.locator('main ol a');
      await expect(links.first()).toBeVisible();
      await page.getByRole('main').getByRole('button', {name: texts.product}).click();
      await expect(links.first()).toHaveAttribute(
        'href',
        new RegExp(`^${inLocale(locale, '/havre/')}`),
      );
      await page.getByRole('main').getByRole('searchbox').fill(UNKNOWN);
      await expect(page).toHaveURL(new RegExp(`q=${UNKNOWN}`));
      await expect(page.getByRole('main').getByRole('status')).toHaveText(texts.none);
      for (const name of waysOn(locale)) {
        await expect(page.getByRole('main').getByRole('link', {name})).toBeVisible();
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'the field keeps what is typed before its dialog is loaded',
  {tag: '@night'},
  async ({page}) => {
    await open(page, `/en${PAGE}`);
    const answer = await silence(page, /\.js$/);
    await page.getByPlaceholder('Search...').click();
    await page.keyboard.type('audit');
    await expect(page.getByPlaceholder('Search...')).toHaveValue('audit');
    answer();
    await expect(field(page)).toHaveValue('audit');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' log');
    await expect(field(page)).toHaveValue('audit log');
    await expect(results(page).first()).toBeVisible();
  },
);

test('what is typed right after Ctrl+K is kept; weak results stand under "Perhaps"; Back and Ctrl+K select the query', async ({
  page,
}) => {
  await open(page, `/en${PAGE}`);
  const answer = await silence(page, /\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kerberos print badge');
  answer();
  await expect(field(page)).toHaveValue('kerberos print badge');
  await expect(dialog(page).getByText('No sure answer. Perhaps:')).toBeVisible();

  const query = 'ten suggestions at a time';
  await field(page).fill(query);
  await expect(dialog(page).getByText('No sure answer. Perhaps:')).toBeHidden();
  await results(page).filter({hasText: 'Suggest'}).first().click();
  const title = page.locator('.theme-admonition p', {hasText: 'Ten suggestions at a time'}).first();
  await expect(title.locator('mark').first()).toBeVisible();
  expect(await title.innerText()).toContain('Ten suggestions at a time');
  const lines = await title
    .locator('mark')
    .evaluateAll((marks) => new Set(marks.map((mark) => mark.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);

  await page.goBack();
  await expect(field(page)).toHaveValue(query);
  await page.keyboard.press('Control+k');
  const selected = await field(page).evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(selected).toEqual([0, query.length]);
});

test('Retry fetches an index lost offline, for the release of the page', async ({
  page,
  context,
}) => {
  await open(page, `/en${PAGE}`);
  const release = /runtime~main\.(\w+)\.js/.exec(await page.content())?.[1];
  const asked: string[] = [];
  await page.route(INDEX_FILE, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.abort();
  });
  await openSearch(page);
  await field(page).fill('audit log');
  const retry = dialog(page).getByRole('button', {name: 'Retry'});
  await retry.click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText('No results.');
  expect(asked).toEqual(Array<string>(4).fill(`?release=${release}`));
  await page.unroute(INDEX_FILE);
  await retry.click();
  await expect(results(page).first()).toBeVisible();
  await expect(retry).toBeHidden();
  // The search page shares the engine, and what it has.
  const requests = indexRequests(context);
  await field(page).fill('audit');
  await dialog(page).getByRole('button', {name: 'Submit'}).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('a search that cannot be fetched says so, can be retried, and never opens by itself', async ({
  page,
}) => {
  await open(page, `/en${PAGE}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('internet connection');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(dialog(page)).toContainText('internet connection');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await page.unroute('**/assets/js/**');
  const fetched = page.waitForResponse('**/assets/js/**');
  await page.getByRole('search').hover();
  await fetched;
  await page.getByRole('search').getByRole('searchbox').focus();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('works by keyboard: open, move, choose, close; the focus stays inside', async ({page}) => {
  await open(page, `/en${PAGE}`);
  const bar = page.getByRole('searchbox', {name: 'Search...'});
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.type('folder');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const active = (index: number) =>
    results(page)
      .nth(index)
      .getAttribute('id')
      .then((id) => id ?? 'none');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', await active(0));
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', await active(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
  const places = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const {activeElement} = document;
        // Between its ends the browser's own controls may have the focus: then the page has it nowhere.
        return activeElement === document.body || activeElement?.closest('dialog[open]')
          ? 'inside'
          : 'outside';
      }),
    );
  }
  expect([...places]).toEqual(['inside']);
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
});

test('closed and opened again at once, the search stays open', {tag: '@night'}, async ({page}) => {
  await open(page, `/en${PAGE}`);
  await openSearch(page);
  await page.evaluate(() => {
    const press = (target: EventTarget | null, init: KeyboardEventInit) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}));
    press(document.activeElement, {key: 'Escape'});
    press(document, {key: 'k', ctrlKey: true});
  });
  await page.keyboard.type('audit');
  await expect(results(page).first()).toBeVisible();
});

test('the mouse chooses a result, a click outside closes the dialog, Ctrl opens a new tab', async ({
  page,
  context,
}) => {
  await open(page, `/en${PAGE}`);
  await search(page, 'folder');
  // Only the request: the headless shell of Debian cannot show a second tab.
  await Promise.all([
    context.waitForEvent('request', (request) => request.url().includes('/en/docs/')),
    context.waitForEvent('page'),
    results(page)
      .nth(1)
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await page.bringToFront();
  await expect(page).toHaveURL(new RegExp(PAGE));
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  // On a page outside the manual, words are highlighted in the main area.
  await search(page, 'About this documentation');
  await results(page).filter({hasText: 'About this documentation'}).first().click();
  await expect(page).toHaveURL(/\/en\/markdown-page/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('Enter while composing belongs to the input method', async ({page}) => {
  await open(page, `/zh${PAGE}`);
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'wenjianjia',
    selectionStart: 10,
    selectionEnd: 10,
  });
  await expect(field(page)).toHaveValue('wenjianjia');
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  await session.send('Input.insertText', {text: '文件夹'});
  await expect(field(page)).toHaveValue('文件夹');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(PAGE));
});

/** Ends a composition in the field that has the focus; then Enter, as some browsers send it, so many ms later. */
async function enterAfterComposition(page: Page, later: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const field = document.activeElement;
    const end = new CompositionEvent('compositionend', {bubbles: true});
    field?.dispatchEvent(end);
    const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
    Object.defineProperty(enter, 'timeStamp', {value: end.timeStamp + milliseconds});
    // What the browser does with a key that nobody has taken.
    if (field?.dispatchEvent(enter) && field instanceof HTMLInputElement) {
      field.form?.requestSubmit();
    }
  }, later);
}

test(
  'Enter right after a composition opens nothing, later it does',
  {tag: '@night'},
  async ({page}) => {
    for (const query of ['文件夹', UNKNOWN]) {
      await open(page, `/zh${PAGE}`);
      await search(page, query);
      for (const later of [0, 80, 100]) {
        await enterAfterComposition(page, later);
        await expect(field(page)).toHaveValue(query);
        await expect(dialog(page)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      }
      await enterAfterComposition(page, 200);
      await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    }
  },
);

test(
  'Enter of a composition in the navbar does not submit in the dialog that it opens',
  {tag: '@night'},
  async ({page}) => {
    await open(page, `/zh${PAGE}`);
    // The dialog is there, and closed.
    await openSearch(page);
    await field(page).press('Escape');
    const bar = page.getByRole('search').getByRole('searchbox');
    await bar.focus();
    await bar.evaluate((input: HTMLInputElement) => {
      input.value = '文件夹';
      const end = new CompositionEvent('compositionend', {bubbles: true});
      const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
      Object.defineProperty(enter, 'timeStamp', {value: end.timeStamp + 80});
      // The focus is in the dialog by then.
      new MutationObserver((_, observer) => {
        const now = document.querySelector<HTMLInputElement>('dialog[open] input');
        if (now) {
          observer.disconnect();
          if (now.dispatchEvent(enter)) {
            now.form?.requestSubmit();
          }
        }
      }).observe(document.body, {subtree: true, attributeFilter: ['open']});
      input.dispatchEvent(end);
    });
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('文件夹');
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  },
);

test(
  'the search page writes its address in pauses: once a second at most, and before it is left',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/en/search');
    await page.evaluate(() => {
      const {history} = window;
      const write: History['replaceState'] = (...args) =>
        History.prototype.replaceState.apply(history, args);
      const {dataset} = document.documentElement;
      window.history.replaceState = (...args) => {
        dataset.written = String(Number(dataset.written ?? 0) + 1);
        write(...args);
      };
    });
    const written = () => page.locator('html').getAttribute('data-written');
    const input = page.getByRole('main').getByRole('searchbox');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    for (const letter of 'audit log of the space of an organization'.repeat(3)) {
      await input.press(letter === ' ' ? 'Space' : letter);
      await page.clock.runFor(100);
    }
    expect(await written()).toBeNull();
    await expect(page).toHaveURL(/\/search$/);
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/\?q=audit\+log\+of\+the.*organization$/);
    expect(await written()).toBe('1');
    // Back returns to what was typed last.
    await input.fill('folder');
    await page.locator('main ol a').first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.clock.resume();
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=folder$/);
    await expect(input).toHaveValue('folder');
  },
);

test.describe('on a phone', () => {
  test.use({viewport: MOBILE, hasTouch: true});

  test('the search opens by touch, fills the screen and fits', async ({page}) => {
    await open(page, `/de${PAGE}`);
    await page.getByRole('search').getByRole('button', {name: 'Suchen'}).tap();
    await field(page).fill('Benutzer zu einem Ordner hinzufügen');
    await expect(results(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, ...MOBILE});
    const excess = await dialog(page).evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    );
    expect(excess).toBe(0);
    await results(page).first().tap();
    await expect(page.locator('article mark').first()).toBeVisible();
  });
});

test('joiners do not prevent highlighting', {tag: '@night'}, async ({page}) => {
  await changeScripts(page, (source) => source.replaceAll('audit log', 'au\\u00addit\\u2060 log'));
  await open(page, `/en${PAGE}`);
  await search(page, 'audit log');
  await field(page).press('Enter');
  await expect(page.locator('article mark').filter({hasText: 'au\u00addit'}).first()).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('each result is a link followed by an excerpt; the query never leaves the page; Escape removes the highlights and restores the page', async ({
  page,
  context,
  faults,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const answer = await silence(page, /search-texts-/);
  await open(page, `/en${PAGE}`);
  await search(page, 'audit log');
  const first = results(page).first();
  await expect(first).toHaveAttribute('href', /^\/en\/docs\//);
  expect(await first.evaluate(({tagName}) => tagName)).toBe('A');
  await expect(first.locator('mark')).toHaveCount(0);
  answer();
  await expect(first.locator('mark').first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page.locator('mark').first()).toBeVisible();
  const {pathname} = new URL(page.url());
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((request) => /audit/i.test(request))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('mark')).toHaveCount(0);
  const text = await page.getByRole('main').innerText();
  await page.goto(pathname);
  await hydrated(page);
  expect(text).toBe(await page.getByRole('main').innerText());
  expect(faults).toEqual([]);
});

test(
  'axe finds nothing on the open search: recent pages, results, near words',
  {tag: '@night'},
  async ({page}) => {
    await open(page, PAGE);
    await open(page, PAGE.replace('favorites', 'explore'));
    await openSearch(page);
    await expect(results(page)).toHaveCount(5);
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await field(page).fill('dossier');
    await expect(results(page).first()).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await field(page).fill('kwitter');
    await expect(dialog(page).getByRole('group', {name: 'Vouliez-vous dire'})).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  },
);
