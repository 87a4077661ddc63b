import type {Locator, Page} from '@playwright/test';
import {expect, pathOf, test} from './fixtures';

/** A page whose parts come alive when the test says so. */
interface Held {
  /** Whether there was a part, or a step before the first, to go on with. */
  readonly goOn: () => boolean;
  /** Whether the page's scripts answered the last click on a link. */
  readonly isAnswered: boolean;
}

/** Parts wait for promises that a timer resolves (src/components/InTurn/turns.ts). */
async function holdParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const setTimeout = window.setTimeout.bind(window);
    const isResolver = (run: unknown): run is () => void => String(run).includes('[native code]');
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ...more: unknown[]) =>
        isResolver(run) ? held.push(run) : setTimeout(run, ...(more as [number])),
      goOn(): boolean {
        const next = held.shift();
        next?.();
        return next !== undefined;
      },
    });
    window.addEventListener('click', (event) => {
      Object.assign(window, {isAnswered: event.defaultPrevented});
      event.preventDefault();
    });
  });
}

/** Whether the page's scripts answer a click on a link; where they do not, nothing happens. */
async function isAlive(link: Locator): Promise<boolean> {
  await link.evaluate((element) => (element as HTMLElement).click());
  return link.evaluate(() => (window as unknown as Held).isAnswered);
}

test('a reader who goes on while only the bar is alive finds the next page whole', async ({
  page,
  faults,
}) => {
  await holdParts(page);
  await page.goto(pathOf('en', 'manual'));
  const home = page.locator('.navbar__brand');
  const tutorial = page.locator('footer').getByRole('link', {name: 'Tutorial'});
  do {
    expect(await isAlive(tutorial)).toBe(false);
    await page.waitForFunction(() => (window as unknown as Held).goOn());
  } while (!(await isAlive(home)));
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect
    .poll(async () => {
      await page.evaluate(() => (window as unknown as Held).goOn());
      return html.getAttribute('data-has-hydrated');
    })
    .toBe('true');
  await expect(page).toHaveURL(pathOf('en', 'home'));
  const parts = ['h1', 'main', '.navbar', 'footer.footer', '[class*="docsWrapper"]'];
  const counts = parts.map((part) => page.locator(part).count());
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 1, 0]);
  expect(await isAlive(tutorial)).toBe(true);
  expect(faults).toEqual([]);
});
