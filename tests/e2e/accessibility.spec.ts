import AxeBuilder from '@axe-core/playwright';
import {expect, MOBILE, open, test} from './fixtures';

const PAGES = {
  home: '/',
  list: '/en/havre',
  post: '/zh/havre/havre/version/4.0',
  manual: '/de/docs/',
  'code samples': '/en/docs/administrateur/manage-apps/SSO',
  'Not Found': '/en/nope',
};

// A sample of pages; `npm run test:nightly` looks at all of them.
for (const mode of ['light', 'dark'] as const) {
  for (const width of [MOBILE.width, 1440]) {
    for (const [kind, path] of Object.entries(PAGES)) {
      test(`axe finds nothing on the ${kind} page in ${mode} mode, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await open(page, path);
        const {violations, passes} = await new AxeBuilder({page}).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
        ).toEqual([]);
      });
    }
  }
}

for (const [kind, path] of Object.entries(PAGES)) {
  test(`the ${kind} page does not scroll sideways at 360 px`, async ({page}) => {
    await page.setViewportSize(MOBILE);
    await open(page, path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  });
}

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  for (const path of [
    '/de/',
    '/de/docs/administrateur/access-policy/share-users-with-folders',
    '/de/docs/administrateur/manage-apps/SCIM',
    '/de/docs/administrateur/manage-users/ID-lost',
    '/de/loquet/loquet/version/2.0',
    '/zh/',
    '/zh/docs/user/havre/connect',
    '/zh/docs/administrateur/manage-apps/SSO',
    '/zh/havre',
    '/zh/markdown-page',
  ]) {
    test(`${path} does not scroll sideways, and its title stays on the screen`, async ({page}) => {
      await open(page, path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
      const title = await page.locator('h1').first().boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(320);
      // A word that is too long for its line would stick out of the title's box.
      const isCut = await page
        .locator('h1')
        .first()
        .evaluate((heading) => heading.scrollWidth > heading.clientWidth);
      expect(isCut).toBe(false);
    });
  }

  test('long German menu entries wrap inside the sidebar', async ({page}) => {
    await open(page, '/de/docs/administrateur/access-policy/');
    await page.getByRole('button', {name: 'Navigationsleiste ein- oder ausblenden'}).click();
    const links = page.locator('.navbar-sidebar .menu__link:visible');
    await expect(links.first()).toBeVisible();
    const cut = await links.evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('no Chinese line begins with closing punctuation', async ({page}) => {
    await open(page, '/zh/docs/user/havre/connect');
    const badStarts = await page.locator('.markdown p').evaluateAll((paragraphs) =>
      // What only a screen reader meets is one pixel wide.
      paragraphs
        .filter((paragraph) => paragraph.clientWidth > 1)
        .flatMap((paragraph) => {
          const starts: string[] = [];
          const range = document.createRange();
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          let bottom = -1;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? '';
            for (let index = 0; index < text.length; index += 1) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = range.getBoundingClientRect();
              if (box.width > 0 && box.top >= bottom) {
                starts.push(text.charAt(index));
                bottom = box.bottom - 2;
              }
            }
          }
          return starts.filter((mark) => '，。；：！？、）》”'.includes(mark));
        }),
    );
    expect(badStarts).toEqual([]);
  });
});
