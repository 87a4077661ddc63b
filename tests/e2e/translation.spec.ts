/** A browser that translates the page replaces its text nodes; all else goes on. */
import type {Page} from '@playwright/test';
import {LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {chooseLanguage, colourModeButton, expect, hydrated, open, test} from './fixtures';
import {SPACE, store} from './spaceFixtures';

/** Replaces each text node by elements with another text node, as Chrome does, at once and whatever is added later. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEFT = 'script, style, noscript, textarea, svg, font';
    function replace(text: Text): void {
      if (text.data !== '' && !text.parentElement?.closest(LEFT)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    function translateIn(node: Node): void {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found = node instanceof Text ? [node] : [];
      while (texts.nextNode()) {
        found.push(texts.currentNode as Text);
      }
      found.forEach(replace);
    }
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const {type, target, addedNodes} of changes) {
        (type === 'characterData' ? [target] : addedNodes).forEach(translateIn);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
  await expect(page.locator('main font').first()).toBeAttached();
}

/** Pages with all that readers operate; the words are titles of the manual. */
const PAGES: readonly (readonly [locale: Locale, path: string, words: readonly string[]])[] = [
  ['fr', '', ['mot de passe', 'annuiare']],
  ['fr', 'docs/administrateur/manage-apps/SCIM', ['dossier']],
  ['en', 'docs/administrateur/integration/setup', ['audit log', 'passw']],
  ['en', 'loquet/archive', ['folder']],
  ['de', 'havre', ['Ordner']],
  ['de', 'docs/user/error-codes', ['Gerät']],
  ['zh', 'docs/user/loquet/install-loquet', ['文件夹']],
  ['zh', 'nope', ['手机']],
];

const OTHER: Record<Locale, Locale> = {fr: 'zh', en: 'de', de: 'fr', zh: 'en'};

/** Nobody wrote this word. */
const UNKNOWN = 'xqzvwkj';

/** Types into the search and filters, with results and without. */
async function searchFor(page: Page, words: readonly string[]): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  for (const word of words) {
    await field.fill('');
    await field.pressSequentially(word);
    await expect(dialog.locator('mark').first()).toBeVisible();
    for (const kind of await dialog.getByRole('group').getByRole('button').all()) {
      await kind.click();
      await expect(kind).toHaveAttribute('aria-pressed', 'true');
    }
    await dialog.getByRole('group').getByRole('button').first().click();
    await expect(dialog.locator('mark').first()).toBeVisible();
    await field.fill(UNKNOWN);
    await expect(dialog.locator('[role="option"][target]')).toBeVisible();
  }
  await field.fill(words[0]!);
  await expect(dialog.locator('mark').first()).toBeVisible();
  // The number of results, read aloud.
  const count = await dialog.getByRole('option').count();
  await expect(dialog.getByRole('status')).toContainText(count === 1 ? /\S/ : String(count));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens and closes so many boxes and tabs of the page, and every menu. */
async function operate(page: Page, count: number): Promise<void> {
  const parts = await page.locator('main :is(summary, [role="tab"])').all();
  for (const part of parts.slice(0, count)) {
    // One inside another tab is not.
    if (await part.isVisible()) {
      await part.click();
    }
  }
  await page.keyboard.press('Escape');
  for (const menu of await page.locator('.navbar__item.dropdown').all()) {
    await menu.hover();
    await expect(menu.locator('.dropdown__link').first()).toBeVisible();
  }
  await page.mouse.move(0, 0);
  const theme = await page.locator('html').getAttribute('data-theme');
  await colourModeButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
}

test('pages work while they are translated', async ({page, faults, everything}) => {
  for (const [locale, path, words] of everything ? PAGES : PAGES.slice(1, 2)) {
    const {baseUrl, label} = LOCALE_CONFIGS[locale];
    await open(page, baseUrl + path);
    faults.length = 0;
    await translatePage(page);
    await searchFor(page, words);
    await operate(page, everything ? 20 : 4);
    const title = await page.locator('h1').innerText();
    await page.locator('.footer a[href^="/"]').first().click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words[0]!);
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('mark')).toHaveCount(0);
    const other = LOCALE_CONFIGS[OTHER[locale]];
    await chooseLanguage(page, label, other.label);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
    expect(faults).toEqual([]);
  }
});

test('texts that change are the new ones: the Space, its examples, its dialog', async ({
  page,
  faults,
}) => {
  await store(page, SPACE);
  await open(page, '/en/docs/administrateur/manage-apps/SCIM');
  await translatePage(page);
  const notice = page.locator('[data-space-notice]');
  const addresses = page.locator('article code', {hasText: '.havre.example'});
  await expect(notice).toContainText('acme.eu.havre.example');
  const count = await addresses.count();
  expect(count).toBeGreaterThan(3);
  for (const [typed, host] of [
    ['beta.de.havre.example', 'beta.de.havre.example'],
    ['a-much-longer-name.eu.havre.example', 'a-much-longer-name.eu.havre.example'],
  ]) {
    await notice.getByRole('button', {name: 'Change'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('nonsense');
    await dialog.getByRole('button', {name: 'Save'}).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('textbox').fill(typed!);
    await dialog.getByRole('button', {name: 'Save'}).click();
    await expect(notice).toContainText(host!);
    await expect(notice).not.toContainText('acme');
    await expect(page.locator('article code', {hasText: host})).toHaveCount(count);
  }
  await notice.getByRole('button', {name: 'Forget'}).click();
  await expect(notice).not.toContainText('havre.example');
  await expect(notice.getByRole('button')).toHaveText(['Enter your Space address']);
  expect(faults).toEqual([]);
});

test(
  'numbers that change are the new ones: search page, releases, error codes',
  {tag: '@night'},
  async ({page, faults}) => {
    const main = page.getByRole('main');
    // On a slow machine another one says first that results are coming.
    const answer = main.getByRole('status').last();
    await open(page, '/de/search?q=ordner');
    await translatePage(page);
    await expect(main.getByRole('listitem')).toHaveCount(8);
    await expect(answer).toContainText('8');
    await main.getByRole('searchbox').fill(UNKNOWN);
    await expect(answer).toContainText('Keine Ergebnisse.');
    await expect(answer).not.toContainText('8');
    await main.getByRole('searchbox').fill('ordner');
    await expect(answer).toHaveText('8 Ergebnisse');

    await open(page, '/de/havre');
    await translatePage(page);
    const kinds = main.getByRole('group').first().getByRole('button');
    for (const index of [1, 2, 1, 2]) {
      await kinds.nth(index).click();
      const shown = await main.locator('article').count();
      if (new URL(page.url()).search !== '') {
        await expect(main.getByRole('status')).toContainText(String(shown));
      }
    }
    await main.getByRole('combobox').first().selectOption('3.0');
    await expect(main.getByRole('status')).toContainText(
      String(await main.locator('article').count()),
    );

    await open(page, '/de/docs/user/error-codes');
    await translatePage(page);
    for (const typed of ['206', 'xqz', 'e']) {
      await main.getByRole('searchbox').fill(typed);
      const left = await main.locator('h3:visible').count();
      await expect(page.locator('.markdown').getByRole('status')).toContainText(
        left === 0 ? 'Kein' : String(left),
      );
    }
    expect(faults).toEqual([]);
  },
);
