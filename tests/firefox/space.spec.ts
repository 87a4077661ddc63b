import type {Page} from 'puppeteer-core';
import {FIREFOX_MISSING, findFirefox} from '../../scripts/lib/browser';
import {expect, focused, open, pathOf, test} from './fixtures';

// The promises about the reader's Space that lean most on the browser, tried in Firefox as it is shipped.
test.skip(findFirefox() === undefined, FIREFOX_MISSING);

const SPACE = 'https://acme.eu.havre.example';
const MANUAL = '/en/docs/user/havre/params';
const SPACE_LINK = 'article a[href*="/root_url/"]';
const DIALOG = 'dialog[open]';

const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('custom_root_url'));

test('root_url in the address is stored as an origin; a wrong one changes nothing', async ({
  tab,
}) => {
  await open(tab, `${MANUAL}?root_url=${encodeURIComponent(`${SPACE}/home?a=1`)}`);
  expect(await stored(tab)).toBe(SPACE);
  await open(tab, `${MANUAL}?root_url=https://acme.eu.havre.example.evil.test`);
  expect(await stored(tab)).toBe(SPACE);
});

test('a link into the Space asks for it first, and Escape restores the focus', async ({tab}) => {
  await open(tab, MANUAL);
  await tab.click(SPACE_LINK);
  await focused(tab, `${DIALOG} input`);
  await tab.keyboard.type('https://evil.test');
  await tab.keyboard.press('Enter');
  await tab.waitForSelector(`${DIALOG} [role="alert"]`, {visible: true});
  await tab.keyboard.press('Escape');
  await tab.waitForFunction((text) => !document.querySelector(text), {}, DIALOG);
  await focused(tab, SPACE_LINK);
  expect(await stored(tab)).toBeNull();
});

test('a link opens the reader’s Space in one new tab and leaves the page as it is, however it is clicked', async ({
  tab,
  tabs,
}) => {
  await open(tab, `${MANUAL}?root_url=${SPACE}`);
  for (const [way, modifier] of [
    ['a plain click', undefined],
    ['Ctrl and a click', 'Control'],
    ['the middle button', undefined],
  ] as const) {
    const entries = await tab.evaluate(() => history.length);
    const before = (await tabs.pages()).length;
    if (modifier) {
      await tab.keyboard.down(modifier);
    }
    await tab.click(SPACE_LINK, {button: way === 'the middle button' ? 'middle' : 'left'});
    if (modifier) {
      await tab.keyboard.up(modifier);
    }
    await expect.poll(async () => (await tabs.pages()).length, way).toBe(before + 1);
    // A tab of our own shows that everything requested before has happened.
    await tab.evaluate(() => void window.open('about:blank'));
    await expect.poll(async () => (await tabs.pages()).length, way).toBe(before + 2);
    expect(await pathOf(tab)).toContain(MANUAL);
    expect(await tab.evaluate(() => history.length), way).toBe(entries);
    await tab.bringToFront();
  }
});

test('examples show the reader’s Space', async ({tab}) => {
  await open(
    tab,
    `/en/docs/administrateur/manage-apps/SCIM?root_url=https://beta.de.havre.example`,
  );
  await tab.waitForFunction(() =>
    document
      .querySelector('article')
      ?.textContent.includes('https://beta.de.havre.example/scim/v2'),
  );
});
