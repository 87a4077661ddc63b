/** Walk-throughs: the drawn screens of a list, beside its steps or below them. */
import type {Page} from '@playwright/test';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {axeFindings, excessOf, expect, MOBILE, open, test} from './fixtures';

const DESK = {width: 1440, height: 900};
const PHONE = '/en/docs/user/loquet/secure-devices/phone';

/** Each task, and how many lists of its page have screens. */
const TASKS = {
  'user/loquet/install-loquet': 6,
  'user/havre/connect': 3,
  'user/loquet/secure-devices/pc': 1,
  'user/loquet/secure-devices/phone': 1,
  'user/help': 1,
  'administrateur/access-policy/create-folders': 1,
  'user/havre/browser-extension/connect': 1,
};

const player = (page: Page) => page.locator('[data-walkthrough]:visible').first();
const shown = (page: Page) => player(page).locator('[role=img]:visible');
const lit = (page: Page) => shown(page).locator('[data-lit]');
const stepButton = (page: Page, step: number) =>
  page.getByRole('button', {name: `Step ${step}: show the screen`});

test('steps light their screen and its part, by click and by key; the list stays in its place', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESK);
  await open(page, PHONE);
  await expect(page.getByRole('button', {name: 'Show the screens'})).toBeHidden();
  const steps = page.locator('ol:has(+ [data-walkthrough]) > li');
  const [list, box] = [(await steps.first().boundingBox())!, (await player(page).boundingBox())!];
  expect(box.x).toBeGreaterThan(list.x + list.width);
  expect(box.y).toBe(list.y);
  await expect(stepButton(page, 1)).toHaveAttribute('aria-current', 'step');
  await expect(lit(page)).toHaveText('I already have an ID');

  const place = () => steps.first().evaluate((part: HTMLElement) => part.offsetTop);
  const before = await place();
  await stepButton(page, 5).click();
  await expect(stepButton(page, 5)).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(lit(page)).toHaveText(['482 913', '482 913']);
  await stepButton(page, 6).focus();
  await page.keyboard.press('Enter');
  await expect(lit(page)).toHaveText('The codes match');
  await expect(player(page).getByRole('status')).toContainText('step 6');
  await player(page).getByRole('button', {name: 'Next step'}).click();
  await expect(shown(page)).toHaveAccessibleName('Lock');
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('status')).toContainText('step 7');
  await player(page).getByRole('button', {name: 'Previous step'}).press('Enter');
  await expect(lit(page)).toHaveText('The codes match');
  expect(await place()).toBe(before);
  // The ring has the colour of its number, and stands out in both modes.
  for (const [mode, colour] of [
    ['light', 'rgb(199, 106, 0)'],
    ['dark', 'rgb(242, 163, 58)'],
  ] as const) {
    await page.locator('html').evaluate((html, value) => (html.dataset.theme = value), mode);
    await expect(lit(page)).toHaveCSS('outline', `${colour} solid 3px`);
    const number = (part: Element) => getComputedStyle(part, '::before').backgroundColor;
    expect(await lit(page).evaluate(number)).toBe(colour);
  }
  expect(faults).toEqual([]);
});

test('beside the steps stands their screen, without a hole: the row is as high as the longer of both', async ({
  page,
  everything,
}) => {
  const visits = Object.keys(TASKS).flatMap((name) =>
    LOCALES.map((locale) => `${LOCALE_CONFIGS[locale].baseUrl}docs/${name}`),
  );
  for (const [at, path] of (everything ? visits : [PHONE]).entries()) {
    await page.setViewportSize(at % 2 ? {width: 768, height: 900} : DESK);
    await open(page, path);
    await expect(page.locator('.data-line button')).toBeHidden();
    for (const group of await page.locator('[data-walkthrough]:visible').all()) {
      const next = group.getByRole('button').last();
      for (let isLast = false; !isLast;) {
        const [row, list, box] = await group.evaluate((it) =>
          [it.parentElement!, it.previousElementSibling!, it].map(({clientHeight}) => clientHeight),
        );
        expect(row, path).toBe(Math.max(list!, box!));
        expect(box!, path).toBeLessThan(list! + 360);
        const part = (await group.locator('[data-lit]:visible').first().boundingBox())!;
        const frame = (await group.locator('[role=img]:visible').boundingBox())!;
        expect(part.y + part.height, path).toBeLessThan(frame.y + frame.height);
        const cut = await group
          .locator('[role=img] *:not(svg, svg *):visible')
          .evaluateAll((parts) => parts.filter((it) => it.scrollHeight > it.clientHeight + 1));
        expect(cut.length, path).toBe(0);
        isLast = (await next.isHidden()) || (await next.getAttribute('aria-disabled')) === 'true';
        if (!isLast) {
          await next.click();
        }
      }
    }
  }
});

test(
  'from the start the lamp stands at the step whose screen is shown, the only one too',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize(DESK);
    await open(page, '/en/docs/user/loquet/install-loquet');
    const place = page.locator('[aria-current="step"]:visible').first();
    await expect(player(page).getByRole('status')).toHaveText(/^Screen of step 3/);
    await expect(place).toHaveAccessibleName(/^Step 3/);
    await player(page).getByRole('button', {name: 'Next step'}).click();
    await expect(place).toHaveAccessibleName(/^Step 4/);
    await open(page, '/en/docs/user/havre/connect');
    const one = page.locator('[data-walkthrough]').nth(1);
    await expect(one.getByRole('status')).toHaveText(/^Screen of step 4/);
    await expect(one.getByRole('button')).toHaveCount(0);
    const step = one.locator('..').locator('li:has([aria-current])');
    await expect(step.getByRole('button')).toHaveAccessibleName(/^Step 4/);
    const disc = (item: Element) => getComputedStyle(item, '::before').backgroundColor;
    expect(await step.evaluate(disc)).toBe('rgb(242, 163, 58)');
  },
);

test('on a phone a button of the data line opens the player below the list', async ({page}) => {
  await page.setViewportSize(MOBILE);
  await open(page, PHONE);
  const first = page.locator('.markdown ol > li').first();
  const top = (await first.boundingBox())!.y;
  await expect(page.locator('[data-walkthrough]')).toBeHidden();
  const button = page.locator('.data-line').getByRole('button', {name: 'Show the screens'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(player(page)).toBeFocused();
  await expect(player(page).getByRole('status')).toBeInViewport();
  await expect(player(page).getByRole('status')).toContainText('On the phone, open Loquet');
  expect(await excessOf(page)).toBe(0);
  await player(page).getByRole('button', {name: 'Next step'}).click();
  await expect(lit(page)).toHaveText('Use this device with my ID');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await first.boundingBox())!.y).toBe(top);
  await button.click();
  await expect(page.locator('[data-walkthrough]')).toBeHidden();
  await stepButton(page, 4).click();
  await expect(shown(page)).toBeInViewport();
  await expect(lit(page)).toHaveText('Scan');
});

test('every task has its screens, none twice in a list, without faults for axe', async ({
  page,
  everything,
}) => {
  // By day the task with several lists.
  for (const [name, lists] of Object.entries(TASKS).slice(
    everything ? 0 : 1,
    everything ? 99 : 2,
  )) {
    await page.setViewportSize(DESK);
    await open(page, `/en/docs/${name}`);
    const players = page.locator('[data-walkthrough]');
    await expect(players).toHaveCount(lists);
    const drawn = await players.evaluateAll((all) =>
      all.map((each) =>
        [...each.querySelectorAll('[role=img]')].map(({textContent}) => textContent),
      ),
    );
    drawn.forEach((texts) => expect(new Set(texts).size, name).toBe(texts.length));
    if (everything) {
      expect(await axeFindings(page, '.markdown'), name).toEqual([]);
    }
    await page.setViewportSize({width: 1200, height: 900});
    expect(await excessOf(page), name).toBe(0);
    await page.setViewportSize(MOBILE);
    expect(await excessOf(page), name).toBe(0);
  }
});

test('forced colours keep the step and the part that are lit', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PHONE);
  await expect(stepButton(page, 1)).toHaveCSS('border-top-width', '2px');
  await expect(stepButton(page, 1)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(lit(page)).toHaveCSS('outline-style', 'solid');
});

test(
  'on paper, every screen of a list, one after the other, with the numbers of its steps',
  {tag: '@night'},
  async ({page}) => {
    await open(page, PHONE);
    await page.emulateMedia({media: 'print'});
    await expect(player(page).locator('[role=img]')).toHaveCount(6);
    for (const screen of await player(page).locator('[role=img]').all()) {
      await expect(screen).toBeVisible();
    }
    await expect(page.locator('[data-walkthrough] button:visible')).toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the screens follow the steps, and no button is dead', async ({page}) => {
    await page.goto(PHONE);
    for (const viewport of [DESK, MOBILE]) {
      await page.setViewportSize(viewport);
      const screens = page.locator('[data-walkthrough] [role=img]');
      await expect(screens).toHaveCount(6);
      for (const screen of await screens.all()) {
        await expect(screen).toBeVisible();
      }
      await expect(page.locator('.markdown button:visible')).toHaveCount(0);
      const list = (await page.locator('ol:has(+ [data-walkthrough])').boundingBox())!;
      const after = (await page.locator('[data-walkthrough]').boundingBox())!;
      expect(after.y).toBeGreaterThanOrEqual(list.y + list.height);
    }
  });
});
