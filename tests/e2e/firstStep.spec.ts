import {readFileSync} from 'node:fs';
import {bareRoute} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {expect, test} from './fixtures';
import {sitemapPaths} from './sitemap';

const SCREEN = {width: 1280, height: 900};

/** Pages whose front matter tells how long the task takes. */
function isTask(path: string): boolean {
  for (const file of [`${path.slice(1)}.md`, `${path.slice(1)}/index.md`]) {
    try {
      return /^minutes:/m.test(readFileSync(file, 'utf8'));
    } catch {
      continue;
    }
  }
  return false;
}

for (const locale of LOCALES) {
  test(`on a task page the first step is within a screen of its heading: ${locale}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(SCREEN);
    const tasks = (await sitemapPaths(request, locale)).filter((path) => isTask(bareRoute(path)));
    expect(tasks.length).toBeGreaterThan(30);
    const far: string[] = [];
    for (const path of tasks) {
      await page.goto(path, {waitUntil: 'load'});
      far.push(
        ...(await page.evaluate((limit) => {
          const parts = document.querySelectorAll<HTMLElement>(
            'article :is(h1, h2, h3), article .markdown ol:not(figure ol) > li:first-child',
          );
          let heading: HTMLElement | undefined;
          return [...parts].flatMap((part) => {
            if (part.matches('h1, h2, h3')) {
              heading = part;
              return [];
            }
            const under = heading;
            heading = undefined;
            const below =
              under && part.checkVisibility()
                ? part.getBoundingClientRect().top - under.getBoundingClientRect().top
                : 0;
            return below > limit
              ? [`${location.pathname}#${under?.id}: ${Math.round(below)} px`]
              : [];
          });
        }, SCREEN.height)),
      );
    }
    expect(far).toEqual([]);
  });
}
