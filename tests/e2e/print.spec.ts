import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test} from './fixtures';

const SSO = '/en/docs/administrateur/manage-apps/SSO';

test('on paper, dark mode is white, navigation is left out, all tabs and details show', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, SSO);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.theme-doc-markdown > h2 + p').first()).toHaveCSS(
    'color',
    'rgb(13, 27, 39)',
  );
  for (const name of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
    await expect(page.locator(name).first()).toBeHidden();
  }
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBe(4);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  const drawings = page.locator('main a[href*="/assets/diagrams/"]');
  for (const drawing of await drawings.all()) {
    // The browser fetches a drawing when it comes near the screen.
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing.locator('img:visible')).toHaveCount(1);
    expect(await drawing.locator('img:visible').getAttribute('src')).toBe(
      await drawing.getAttribute('href'),
    );
  }
});

test('nothing on paper can be pressed or filled in', async ({page}) => {
  const paths = ['', 'search?q=folder', 'havre?kinds=security', 'changes', 'nope', SSO.slice(4)];
  for (const path of [...paths, 'docs/user/error-codes', 'docs/user/havre/connect']) {
    await open(page, `/en/${path}`);
    await page.emulateMedia({media: 'print'});
    const controls = ':is(button, input, select, textarea, label, [role="button"], [role="tab"])';
    expect(await page.locator(controls).count(), path).toBeGreaterThan(0);
    await expect(page.locator(`${controls}:visible`), path).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test('paper has the address of a link, but not of one into a Space that it cannot name', async ({
  page,
}) => {
  await open(page, '/en/docs/user/havre/connect');
  await page.emulateMedia({media: 'print'});
  const printed = await page.locator('article :is(p, li, td) a').evaluateAll((links) =>
    links.map((link) => ({
      isOfSpace: link.getAttribute('href')!.includes('/root_url/'),
      address: getComputedStyle(link, '::after').content,
    })),
  );
  const ofSpace = printed.filter(({isOfSpace}) => isOfSpace);
  expect(ofSpace.length).toBeGreaterThan(0);
  expect(ofSpace.filter(({address}) => address !== 'none')).toEqual([]);
  expect(printed.some(({address}) => address.includes('/en/docs/'))).toBe(true);
});

test('paper holds the whole page and its drawings, not yet scrolled to', async ({page}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, SSO);
  const pdf = (await page.pdf({format: 'A4', tagged: true})).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(15);
  expect(pdf).toContain('/StructTreeRoot');
  const wanted = await page
    .locator('main a[href*="/assets/diagrams/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(wanted.length).toBeGreaterThan(0);
  await expect.poll(() => wanted.filter((file) => !loaded.includes(file ?? ''))).toEqual([]);
});

test('the help page is two sheets of paper at most, printed on both sides, in every language', async ({
  page,
}) => {
  const margin = {top: '10mm', bottom: '10mm', left: '10mm', right: '10mm'};
  for (const locale of LOCALES) {
    await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/help`);
    const pdf = (await page.pdf({format: 'A4', margin})).toString('latin1');
    const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages, locale).toBeGreaterThan(1);
    expect(pages, locale).toBeLessThanOrEqual(4);
  }
});
