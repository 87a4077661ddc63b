import AxeBuilder from '@axe-core/playwright';
import {LOCALES} from '../../src/site/locales';
import {expect, hydrated, test} from '../e2e/fixtures';
import {sitemapPaths} from '../e2e/sitemap';

/** Rules that depend on the colour mode: everything else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const locale of LOCALES) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on any page in ${locale}, ${width} px wide, light and dark`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({width, height: 900});
      const paths = await sitemapPaths(request, locale);
      expect(paths.length).toBeGreaterThan(100);
      const findings: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        // Without frames, one page is enough for axe.
        const light = await new AxeBuilder({page}).setLegacyMode().analyze();
        expect(light.passes.length, path).toBeGreaterThan(10);
        await page.addStyleTag({content: '* {transition: none !important}'});
        await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
        const dark = await new AxeBuilder({page}).setLegacyMode().withRules(COLOUR_RULES).analyze();
        expect(dark.passes.length, path).toBeGreaterThan(0);
        for (const [mode, {violations}] of Object.entries({light, dark})) {
          for (const {id, nodes} of violations) {
            findings.push(`${path} ${mode} ${id}: ${nodes.map(({html}) => html).join(' ')}`);
          }
        }
      }
      expect(findings).toEqual([]);
    });
  }
}
