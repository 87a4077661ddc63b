/** Whatever a search or a link leads to is shown, also in a closed box or another tab. */
import type {Locator, Page} from '@playwright/test';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {expect, hydrated, open, test} from './fixtures';

const BOX = {
  name: 'a closed box',
  path: '/docs/administrateur/manage-apps/SCIM',
  closed: 'details:not([open]) > div',
  sampled: 'en',
} as const;
const TAB = {
  name: 'another tab',
  path: '/docs/user/loquet/install-loquet',
  closed: '[role="tabpanel"][hidden]',
  sampled: 'zh',
} as const;

/** The longest opening of a sentence that is not shown at first and stands nowhere else on the page, and its section. */
function hiddenSentence(page: Page, closed: string): Promise<{sentence: string; section: string}> {
  return page.evaluate((selector) => {
    const all = document.querySelector('article')?.textContent ?? '';
    const headings = [...document.querySelectorAll('article :is(h1, h2, h3)')];
    return [...document.querySelectorAll(`article ${selector}`)]
      .flatMap((part) => [...part.querySelectorAll('p, li')])
      .map((part) => {
        const text = part.firstChild instanceof Text ? part.firstChild.data.trim() : '';
        const above = headings.filter(
          (heading) => heading.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
        );
        return {
          sentence: text.slice(0, 60).replace(/\s\S*$/, ''),
          section: above.at(-1)?.id ?? '',
        };
      })
      .filter(({sentence}) => sentence.length > 12 && all.split(sentence).length === 2)
      .reduce((a, b) => (b.sentence.length > a.sentence.length ? b : a));
  }, closed);
}

const withText = (page: Page, text: string): Locator =>
  page.locator('article :is(p, li)', {hasText: text}).last();

/** A link to a section in a closed box or another tab opens it, as often as it is followed. */
async function expectFollowed(page: Page, closed: string): Promise<void> {
  await page.evaluate((selector) => {
    const heading = document.createElement('h3');
    heading.id = 'inside';
    heading.textContent = 'Inside';
    [...document.querySelectorAll(`article ${selector}`)].at(-1)?.append(heading);
    const link = document.createElement('a');
    link.href = '#inside';
    link.textContent = 'To the inside';
    document.querySelector('article p')?.append(link);
  }, closed);
  const inside = page.locator('#inside');
  for (const time of [1, 2]) {
    await expect(inside, `time ${time}`).toBeHidden();
    await page.getByRole('link', {name: 'To the inside'}).click();
    await expect(inside).toBeInViewport();
    await expect(inside).toBeFocused();
    // Another tab of its group, or the same box.
    const opener = await inside.evaluateHandle((heading) =>
      heading.closest('details')
        ? heading.closest('details')!.querySelector('summary')
        : heading.closest('.theme-tabs-container')!.querySelector('[role="tab"]'),
    );
    await opener.asElement()!.click();
  }
}

for (const {name, path, closed, sampled} of [BOX, TAB]) {
  for (const locale of LOCALES) {
    test(
      `what is found or linked in ${name} is shown, ${locale}`,
      {tag: locale === sampled ? [] : '@night'},
      async ({page, faults}) => {
        const address = addressIn(path, locale);
        await open(page, address);
        const {sentence, section} = await hiddenSentence(page, closed);
        await expect(withText(page, sentence)).toBeHidden();

        // By the search of the site.
        await open(page, addressIn('/docs/', locale));
        await page.keyboard.press('Control+k');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox').fill(sentence);
        await expect(dialog.locator('mark').first()).toBeVisible();
        await dialog.locator(`[role="option"][href="${address}#${section}"]`).click();
        await expect(page.locator('article mark').first()).toBeAttached();
        await expect(withText(page, sentence)).toBeVisible();
        expect(new URL(page.url()).search).toBe('');

        // By the search of the browser, which follows such an address in the same way.
        await page.goto('about:blank');
        await page.goto(`${address}#:~:text=${encodeURIComponent(sentence)}`);
        await expect(withText(page, sentence)).toBeInViewport();
        await hydrated(page);
        await expect(withText(page, sentence)).toBeInViewport();
        // Shown, not chosen.
        expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBeNull();
        await expectFollowed(page, closed);
        expect(faults).toEqual([]);
      },
    );
  }
}

test(
  'a click folds a box in a time that its height gives, and at once for who wants no motion',
  {tag: '@night'},
  async ({browser}) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({reducedMotion});
      await open(page, BOX.path);
      const boxes = page.locator('.markdown details').filter({visible: true});
      const durations: number[] = [];
      for (const index of [0, 1]) {
        const box = boxes.nth(index);
        for (const isOpen of [true, false]) {
          const duration = await box.evaluate((element) => {
            element.querySelector('summary')?.click();
            return element
              .getAnimations({subtree: true})
              .map((animation) => animation.effect?.getComputedTiming());
          });
          const height = duration.find((timing) => timing?.easing === 'ease-in-out');
          durations.push(Number(height?.duration));
          await expect(box).toHaveJSProperty('open', isOpen);
        }
      }
      expect(durations[0]).toBe(durations[1]);
      if (reducedMotion === 'reduce') {
        expect(durations).toEqual([1, 1, 1, 1]);
      } else {
        expect(durations[0]).toBeGreaterThan(100);
        expect(durations[2]).not.toBe(durations[0]);
      }
      await page.close();
    }
  },
);
