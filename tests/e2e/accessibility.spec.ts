import {axeFindings, excessOf, expect, MOBILE, open, test} from './fixtures';

// One page; `npm run test:nightly` looks at all of them, on a phone and on a desktop.
test('axe finds nothing, in light and in dark mode', async ({page}) => {
  await page.setViewportSize(MOBILE);
  await open(page, '/de/docs/user/havre/favorites');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('no page scrolls sideways, its title stays on the screen, and a long menu entry wraps', async ({
    page,
    everything,
  }) => {
    for (const path of [
      '/zh/docs/administrateur/manage-apps/SSO',
      '/de/loquet/loquet/version/2.0',
      '/de/docs/administrateur/access-policy/share-users-with-folders',
    ].slice(everything ? 0 : -1)) {
      await open(page, path);
      expect(await excessOf(page), path).toBe(0);
      const title = page.locator('h1').first();
      const {x, width} = (await title.boundingBox())!;
      expect(x + width, path).toBeLessThanOrEqual(320);
      // A word that is too long for its line would stick out of the title's box.
      expect(await title.evaluate((it) => it.scrollWidth > it.clientWidth), path).toBe(false);
    }
    await page.getByRole('button', {name: 'Navigationsleiste ein- oder ausblenden'}).click();
    const links = page.locator('.navbar-sidebar .menu__link:visible');
    await expect(links.first()).toBeVisible();
    const cut = await links.evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('no Chinese line begins with closing punctuation', {tag: '@night'}, async ({page}) => {
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
