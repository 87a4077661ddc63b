import AxeBuilder from '@axe-core/playwright';
import {LOCALES} from '../../src/site/locales';
import {expect, hydrated, test} from '../e2e/fixtures';
import {sitemapPaths} from '../e2e/sitemap';

for (const locale of LOCALES) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`axe finds nothing on any page in ${locale}, ${mode}, ${width} px wide`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        const paths = await sitemapPaths(request, locale);
        expect(paths.length).toBeGreaterThan(100);
        const findings: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          await hydrated(page);
          const {violations, passes} = await new AxeBuilder({page}).analyze();
          expect(passes.length, path).toBeGreaterThan(10);
          for (const {id, nodes} of violations) {
            findings.push(`${path} ${id}: ${nodes.map(({html}) => html).join(' ')}`);
          }
        }
        expect(findings).toEqual([]);
      });
    }
  }
}
