/** “What happened?”: one question at a time, up to a card whose link lands. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {readDecision} from '../../src/content/decision';
import {fileIn} from '../../src/content/places';
import {cardsOf, type DecisionGuide} from '../../src/site/decision';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {axeFindings, excessOf, expect, MOBILE, open, test, watchShifts} from './fixtures';

const HELP = '/en/docs/user/help';

const box = (page: Page) => page.locator('[data-decision]');
const question = (page: Page) => box(page).getByRole('heading', {level: 2});
const answer = (page: Page, text: string) => box(page).locator('summary', {hasText: text});
const back = (page: Page) => box(page).getByRole('button', {name: 'Previous question'});
const decisionIn = (locale: Locale, guide: string) =>
  readDecision(readFileSync(fileIn(`docs/${guide}/_what-happened.md`, locale), 'utf8')).decision;

test('answers lead to a card, Back to the question before, and the card to its section', async ({
  page,
  faults,
}) => {
  const shift = await watchShifts(page);
  await page.setViewportSize(MOBILE);
  await open(page, '/en/');
  await expect(question(page)).toHaveText('What happened?');
  await answer(page, 'Lost or stolen device').click();
  await expect(page).toHaveURL('/en/?case=stolen');
  await expect(question(page)).toHaveText('What do you still have?');
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toBeInViewport();
  await answer(page, 'Nothing, it was my only device').click();
  await expect(page).toHaveURL('/en/?case=stolen.only-device');
  await expect(question(page)).toHaveText('Nothing, it was my only device');
  await expect(box(page).locator('dd:visible')).toHaveText([
    /^Ask an administrator right away to suspend your account/,
    '15 minutes',
    /^Look for the device and the kit/,
  ]);
  expect(await excessOf(page)).toBe(0);

  await page.goBack();
  await expect(question(page)).toHaveText('What do you still have?');
  await back(page).click();
  await expect(page).toHaveURL('/en/');
  await expect(question(page)).toBeFocused();
  await expect(back(page)).toHaveCount(0);

  await page.goForward();
  await page.goForward();
  await box(page).getByRole('link', {name: 'All steps'}).filter({visible: true}).click();
  await expect(page).toHaveURL(`${HELP}#lost-or-stolen`);
  await expect(page.locator('#lost-or-stolen')).toBeInViewport();
  expect(await shift()).toBe(0);
  expect(faults).toEqual([]);
});

test('an address names its question, an unknown one the first, and what it holds besides is kept', async ({
  page,
  everything,
}) => {
  const shift = await watchShifts(page);
  await open(page, `${HELP}?os=linux&case=secret.pin`);
  await expect(question(page)).toHaveText(/What do you still have\?$/);
  await expect(question(page)).toBeFocused();
  await back(page).click();
  await expect(page).toHaveURL(`${HELP}?os=linux&case=secret`);
  expect(await shift()).toBe(0);
  // A card that is higher than the first question.
  await page.setViewportSize(MOBILE);
  await open(page, '/de/docs/user/help?case=suspicious.typed');
  await expect(question(page)).toHaveText(/gefälschten Website/);
  expect(await shift()).toBe(0);
  const unknowns = ['constructor', '%E0%A4%A', 'stolen.nothing-like-it', ''];
  for (const unknown of unknowns.slice(0, everything ? 4 : 1)) {
    await open(page, `${HELP}?case=${unknown}`);
    await expect(question(page)).toHaveText('What happened?');
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  }
});

test('a keyboard is enough', async ({page}) => {
  await open(page, HELP);
  await answer(page, 'Forgotten PIN').focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${HELP}?case=secret.pin.another-device`);
  await page.keyboard.press('Tab');
  await expect(
    box(page).getByRole('link', {name: 'Forgotten PIN'}).filter({visible: true}),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HELP}?case=secret.pin`);
});

for (const locale of LOCALES) {
  test(
    `each card of both guides is shown, and its link lands (${locale})`,
    {tag: locale === 'fr' ? [] : '@night'},
    async ({page, everything}) => {
      const {baseUrl} = LOCALE_CONFIGS[locale];
      for (const [guide, path] of [
        ['user', 'docs/user/help'],
        ['administrateur', 'docs/administrateur/support'],
      ] as const) {
        const cards = cardsOf(decisionIn(locale, guide));
        expect(cards.length).toBeGreaterThan(20);
        const sample = cards.filter((_card, index) => everything || index === 0);
        for (const [name, {time, link}] of sample) {
          await open(page, `${baseUrl}${path}?case=${name}`);
          await expect(box(page).locator('dd:visible').nth(1), name).toHaveText(time);
          await box(page)
            .getByRole('link', {name: link, exact: true})
            .filter({visible: true})
            .click();
          await expect(page, name).not.toHaveURL(/case=/);
          const {hash} = new URL(page.url());
          await expect(page.locator(hash || 'h1').first(), name).toBeInViewport();
        }
      }
    },
  );
}

test('on a phone a card is five taps away at most', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize(MOBILE);
  const deepest = (guide: DecisionGuide) =>
    Math.max(...cardsOf(decisionIn('en', guide)).map(([id]) => id.split('.').length));
  for (const [guide, path, name] of [
    ['user', '/en/docs/user/havre/connect', 'Help'],
    ['administrateur', '/en/docs/administrateur/manage-apps/SCIM', 'Support'],
  ] as const) {
    await open(page, path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name, exact: true}).click();
    await expect(question(page)).toHaveText('What happened?');
    expect(2 + deepest(guide), path).toBeLessThanOrEqual(5);
  }
  // From any page: the logo leads to the question of the home page.
  await page.locator('.navbar__inner .navbar__brand').click();
  await expect(page).toHaveURL('/en/');
  await expect(question(page)).toHaveText('What happened?');
  expect(1 + deepest('user')).toBeLessThanOrEqual(5);
});

test('axe finds nothing at any depth', {tag: '@night'}, async ({page}) => {
  const findings: string[] = [];
  for (const [index, name] of ['', '?case=blocked', '?case=suspicious.approved'].entries()) {
    await page.setViewportSize(index % 2 ? MOBILE : {width: 1440, height: 900});
    await open(page, `/de/${name}`);
    findings.push(...(await axeFindings(page)));
  }
  expect(findings).toEqual([]);
});

test('the first answer is seen without scrolling where readers arrive in trouble', async ({
  page,
  everything,
}) => {
  // The home page: home.spec.ts.
  const arrivals = [
    ['/en/docs/user/help', 'summary'],
    ['/en/nope', 'li > a'],
    ['/en/docs/administrateur/support', 'summary'],
  ] as const;
  for (const [path, first] of arrivals.slice(0, everything ? 3 : 2)) {
    await open(page, path);
    for (const viewport of [
      {width: 1440, height: 900},
      {width: 360, height: 740},
    ]) {
      await page.setViewportSize(viewport);
      const {y} = (await box(page).locator(first).first().boundingBox())!;
      expect(y, `${path} ${viewport.width}`).toBeLessThan(viewport.height - 40);
    }
  }
});

test('the first question leads on from where nothing is found', {tag: '@night'}, async ({page}) => {
  await open(page, '/en/nope');
  await box(page).getByRole('link', {name: 'Suspicious request'}).click();
  await expect(page).toHaveURL(`${HELP}?case=suspicious`);
  await open(page, '/en/docs/user/error-codes');
  await page.getByText('No code, or another problem').click();
  await box(page).getByRole('link', {name: 'Lost or stolen'}).click();
  await expect(page).toHaveURL(`${HELP}?case=stolen`);
  await expect(question(page)).toBeFocused();
});

test('paper holds every answer as a list, whatever was chosen', {tag: '@night'}, async ({page}) => {
  await open(page, `${HELP}?case=stolen.only-device`);
  await page.emulateMedia({media: 'print'});
  const cards = cardsOf(decisionIn('en', 'user'));
  await expect(box(page).locator('dl:visible')).toHaveCount(cards.length);
  await expect(answer(page, 'Suspicious request')).toBeVisible();
  const sizes = await box(page)
    .locator(':is(summary, small, h2, dd):visible')
    .evaluateAll((all) => all.map((part) => parseFloat(getComputedStyle(part).fontSize)));
  // 9.5 pt.
  expect(Math.min(...sizes)).toBeGreaterThan(12.6);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the answers are boxes in boxes', async ({page}) => {
    await page.goto(`${HELP}?case=secret`);
    const card = box(page).getByText('Ask an administrator right away to suspend your account');
    await expect(card.last()).toBeHidden();
    await answer(page, 'Lost or stolen device').click();
    await answer(page, 'Nothing, it was my only device').click();
    await expect(card.last()).toBeVisible();
    await expect(answer(page, 'Suspicious request')).toBeVisible();
  });
});
