import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../../src/site/locales';
import {expect, MOBILE, open, pathOf, test} from './fixtures';

const PAGE = '/en/docs/user/havre/favorites';

/** Name of the list, and labels of its keys. */
const TEXTS: Readonly<Record<Locale, {title: string; keys: readonly string[]}>> = {
  fr: {title: 'Raccourcis clavier', keys: ['Ctrl + K /', '?', 'Échap', 'Entrée', 'Ctrl + Entrée']},
  en: {title: 'Keyboard shortcuts', keys: ['Ctrl + K /', '?', 'Esc', 'Enter', 'Ctrl + Enter']},
  de: {title: 'Tastaturkürzel', keys: ['Strg + K /', '?', 'Esc', 'Eingabe', 'Strg + Eingabe']},
  zh: {title: '键盘快捷键', keys: ['Ctrl + K /', '?', 'Esc', 'Enter', 'Ctrl + Enter']},
};

function search(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search...'});
}

function list(page: Page): Locator {
  return page.getByRole('dialog', {name: TEXTS.en.title});
}

/** True when the site handles a key; known as soon as it was pressed. */
function isTaken(
  page: Page,
  init: Pick<KeyboardEventInit, 'key' | 'code' | 'shiftKey'>,
  target = 'body',
): Promise<boolean> {
  return page
    .locator(target)
    .evaluate(
      (element, event) =>
        !element.dispatchEvent(
          new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...event}),
        ),
      init,
    );
}

test('"/" opens the search, also on keyboards that need Shift for it', async ({page, faults}) => {
  await open(page, PAGE);
  await page.keyboard.press('/');
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await expect(search(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  expect(await isTaken(page, {key: '/', code: 'Digit7', shiftKey: true})).toBe(true);
  await expect(search(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('"/" and "?" are ignored with modifiers, in fields, over a dialog and by input methods', async ({
  page,
}) => {
  await open(page, '/en/search');
  for (const key of ['/', '?']) {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing']) {
      expect(await isTaken(page, {key, [modifier]: true}), modifier).toBe(false);
    }
    expect(await isTaken(page, {key}, 'main input')).toBe(false);
    // The page has none of these; readers' extensions bring them.
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'beforeend',
          '<p contenteditable id="editable"><b id="inside">a</b></p><select id="choice"></select>',
        );
    });
    expect(await isTaken(page, {key}, '#inside')).toBe(false);
    expect(await isTaken(page, {key}, '#choice')).toBe(false);
    await page.evaluate(() =>
      document.querySelectorAll('#editable, #choice').forEach((it) => it.remove()),
    );
  }
  const field = page.locator('main input').first();
  await field.fill('');
  await field.pressSequentially('/?');
  await expect(field).toHaveValue('/?');
  await page.locator('main').click({position: {x: 1, y: 1}});
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  expect(await isTaken(page, {key: '/'})).toBe(false);
});

for (const locale of LOCALES) {
  test(`${locale}: "?" lists the keys, Escape restores the focus`, async ({page, faults}) => {
    await open(page, pathOf(locale, 'manual'));
    const link = page.locator('main a').first();
    await link.focus();
    await page.keyboard.press('?');
    const {title, keys} = TEXTS[locale];
    const dialog = page.getByRole('dialog', {name: title});
    await expect(dialog).toBeVisible();
    const shown = await dialog.locator('dd').allInnerTexts();
    // The arrows have names beside their signs.
    const written = shown.filter((text) => !/[↓↑]/.test(text));
    expect(written.map((text) => text.replace(/\s+/g, ' '))).toEqual(keys);
    expect(shown).toHaveLength(keys.length + 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    expect(faults).toEqual([]);
  });
}

test('a Mac has its own key, with a spoken name', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}),
  );
  await open(page, PAGE);
  await page.keyboard.press('?');
  await expect(list(page).locator('dd').first()).toHaveText(/^⌘Command \+ K/);
});

test('single keys can be switched off for good, and on again from the search', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('?');
  const single = list(page).getByRole('checkbox', {name: /Use single-key shortcuts/});
  await expect(single).toBeChecked();
  await single.uncheck();
  await expect(list(page).locator('dt')).not.toContainText(['Show this list']);
  await list(page).getByRole('button', {name: 'Close'}).click();
  await expect(list(page)).toBeHidden();
  expect(await isTaken(page, {key: '/'})).toBe(false);
  expect(await isTaken(page, {key: '?'})).toBe(false);

  await open(page, '/en/');
  expect(await isTaken(page, {key: '?'})).toBe(false);
  await page.keyboard.press('Control+k');
  await search(page).getByRole('button', {name: TEXTS.en.title}).click();
  await single.check();
  await page.keyboard.press('Escape');
  // One Escape leaves one dialog.
  await expect(list(page)).toBeHidden();
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  expect(await isTaken(page, {key: '?'})).toBe(true);
});

test('with blocked storage they stay off until the page is left', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await open(page, PAGE);
  await page.keyboard.press('?');
  await list(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  expect(await isTaken(page, {key: '/'})).toBe(false);
});

test('the list passes axe, in both colour modes, and fits a phone', async ({page}) => {
  await page.setViewportSize(MOBILE);
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, PAGE);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('dialog[open]').analyze();
    expect(violations).toEqual([]);
    const box = await list(page).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(MOBILE.width);
  }
});
