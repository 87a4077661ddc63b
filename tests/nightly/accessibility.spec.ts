import {LOCALES} from '../../src/site/locales';
import {axeFindings, expect, hydrated, test} from '../e2e/fixtures';
import {sitemapPaths} from '../e2e/sitemap';

for (const locale of LOCALES) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on any page in ${locale}, ${width} px wide, light and dark, and none logs`, async ({
      page,
      request,
      faults,
    }) => {
      await page.setViewportSize({width, height: 900});
      const paths = await sitemapPaths(request, locale);
      expect(paths.length).toBeGreaterThan(100);
      const findings: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        findings.push(...(await axeFindings(page)));
      }
      expect(findings).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}
