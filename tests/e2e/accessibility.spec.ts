import AxeBuilder from '@axe-core/playwright';
import {expect, MOBILE, open, test} from './fixtures';

const PAGES = {
  home: '/',
  list: '/en/havre',
  post: '/zh/havre/havre/version/4.0',
  manual: '/de/docs/',
  'Not Found': '/en/nope',
};

for (const mode of ['light', 'dark'] as const) {
  for (const [kind, path] of Object.entries(PAGES)) {
    test(`axe finds nothing on the ${kind} page in ${mode} mode`, async ({page}) => {
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
