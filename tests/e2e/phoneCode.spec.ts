import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import jsQR from 'jsqr';
import {addressIn, twinAddress} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {expect, MOBILE, open, test} from './fixtures';

/** Addresses of the pages whose steps happen on a phone. */
const PAGES = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .filter((file) => /^phone: true$/m.test(readFileSync(path.join('docs', file), 'utf8')))
  .map((file) => `docs/${file.replace(/\.md$/, '')}`);

function codeIn(page: Page): Locator {
  return page.locator('.phone-code svg');
}

/** Decodes a part of the screen like a scanner. */
async function scan(part: Locator): Promise<string | undefined> {
  const picture = (await part.screenshot()).toString('base64');
  const {pixels, width, height} = await part.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, image.width, image.height);
    return {pixels: [...data], width: image.width, height: image.height};
  }, picture);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}

for (const locale of LOCALES) {
  test(`${locale}: scanning the code opens the page`, async ({page, faults}) => {
    expect(PAGES).not.toEqual([]);
    // Each page in both colour modes.
    for (const [index, address] of PAGES.flatMap((each) => [each, each]).entries()) {
      await page.addInitScript(
        (mode) => localStorage.setItem('theme', mode),
        index % 2 === 0 ? 'light' : 'dark',
      );
      await open(page, addressIn(address, locale));
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toContain(addressIn(address, locale));
      expect(await scan(codeIn(page))).toBe(canonical);
      await expect(codeIn(page)).toHaveAccessibleName(new RegExp(`${canonical}$`));
      // The content security policy refuses styles of an element.
      expect(await page.locator('.phone-code').evaluate((it) => it.outerHTML)).not.toMatch(
        /\sstyle=/,
      );
    }
    expect(faults).toEqual([]);
  });
}

test('the code is on paper, but not on phones and touch screens', async ({page, browser}) => {
  const [address = ''] = PAGES;
  await page.setViewportSize(MOBILE);
  await open(page, `/${address}`);
  await expect(codeIn(page)).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(codeIn(page)).toBeVisible();

  const tablet = await browser.newPage({
    viewport: {width: 1366, height: 1024},
    hasTouch: true,
    isMobile: true,
  });
  await open(tablet, `/${address}`);
  await expect(codeIn(tablet)).toBeHidden();
  await tablet.close();
});

test('a Markdown twin has its address and no code', async ({request}) => {
  for (const address of PAGES) {
    const twin = await (await request.get(twinAddress(`/${address}`))).text();
    expect(twin).toContain(`canonical: https://docs.havre.example/${address}`);
    expect(twin).not.toMatch(/svg|phone-code|QR code de l’adresse/);
  }
});
