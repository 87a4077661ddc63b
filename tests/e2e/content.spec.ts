import type {Locator} from '@playwright/test';
import {pagesIn} from '../sources';
import {expect, open, test} from './fixtures';

test(
  'code is coloured without JavaScript, and with it',
  {tag: '@night'},
  async ({browser, page, faults}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const lines: number[] = [];
    for (const shown of [await context.newPage(), page]) {
      await shown.goto('/en/docs/administrateur/manage-apps/SCIM');
      const curl = shown.locator('.theme-code-block').filter({hasText: 'curl'}).first();
      await expect(curl.getByText('curl', {exact: true})).toHaveCSS('color', 'rgb(220, 220, 170)');
      lines.push(await curl.locator('.token-line').count());
    }
    await context.close();
    expect(lines[0]).toBeGreaterThan(1);
    expect(lines[1]).toBe(lines[0]);
    expect(faults).toEqual([]);
  },
);

test(
  'long lines of code can be wrapped in details that were closed at first',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 420, height: 800});
    await open(page, '/en/docs/administrateur/manage-apps/SCIM');
    const parts = page.locator('details:has(.theme-code-block)');
    let wrapped = 0;
    for (const part of await parts.all()) {
      await part.locator('summary').click();
      for (const block of await part.locator('.theme-code-block').all()) {
        const code = block.locator('pre');
        await expect(code).toBeVisible();
        if (!(await isCut(code))) {
          continue;
        }
        const wrap = block.getByRole('button', {name: 'Toggle word wrap'});
        await expect(wrap).toBeVisible();
        await block.hover();
        await wrap.click();
        expect(await isCut(code)).toBe(false);
        wrapped += 1;
      }
    }
    expect(wrapped).toBeGreaterThan(2);
  },
);

/** True when lines of code are cut at the edge of their block. */
function isCut(code: Locator): Promise<boolean> {
  return code.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
}

test('the back-to-top button appears once the reader has scrolled up a little', async ({page}) => {
  await open(page, '/docs/user/error-codes');
  const button = page.getByRole('button', {name: 'Retourner en haut de la page'});
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -300);
  await expect(button).toHaveClass(/Show/);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a section page shows the cards of its pages', {tag: '@night'}, async ({page}) => {
  await open(page, '/en/docs/user/loquet/connection/');
  await expect(page.locator('main .task-cards li')).toHaveCount(
    pagesIn('docs/user/loquet/connection').length,
  );
});
