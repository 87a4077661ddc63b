import type {Page} from '@playwright/test';
import {changeScripts, colourModeButton, expect, open, test} from './fixtures';

/** A page of the manual with a diagram; the fixture below gives it one of each kind. */
const PAGE = '/docs/';

const KINDS = [
  'flowchart TD\n  A["Un"] --> B["Deux"]',
  'sequenceDiagram\n  A->>B: Bonjour',
  'stateDiagram-v2\n  [*] --> Actif',
  'classDiagram\n  class Space',
  'pie\n  "Un" : 40\n  "Deux" : 60',
];

/** Serves the page with five diagrams of different kinds in place of its one. */
async function withFiveDiagrams(page: Page): Promise<void> {
  await changeScripts(page, (source) =>
    source.replace(
      /(\(0,[\w$]+\.jsx\))\(([\w$]+)\.mermaid,\{value:(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\}\)/,
      (_all, jsx: string, components: string) =>
        `[${KINDS.map((kind, key) => `${jsx}(${components}.mermaid,{value:${JSON.stringify(kind)}},"${key}")`).join(',')}]`,
    ),
  );
}

const DRAWINGS = '.docusaurus-mermaid-container > svg';

async function scrollThrough(page: Page): Promise<void> {
  for (const container of await page.locator('.docusaurus-mermaid-container').all()) {
    await container.scrollIntoViewIfNeeded();
  }
}

for (const mode of ['light', 'dark'] as const) {
  test(`five kinds of diagrams on one page all show, opened in ${mode}, and after toggling`, async ({
    page,
    faults,
  }) => {
    await page.addInitScript((value) => {
      if (!localStorage.getItem('theme')) {
        localStorage.setItem('theme', value);
      }
    }, mode);
    await withFiveDiagrams(page);
    // Reached from another page: the HTML of the manual's own page holds one diagram only.
    await open(page, '/');
    await page.getByRole('link', {name: '📖 Documentation'}).click();
    await expect(page.locator('.docusaurus-mermaid-container')).toHaveCount(KINDS.length);
    await scrollThrough(page);
    await expect(page.locator(DRAWINGS)).toHaveCount(KINDS.length);
    const ids = await page.locator(DRAWINGS).evaluateAll((all) => all.map((svg) => svg.id));
    expect(new Set(ids).size).toBe(KINDS.length);
    const first = await page.locator(DRAWINGS).first().getAttribute('id');
    await colourModeButton(page).click();
    await expect(page.locator(DRAWINGS).first()).not.toHaveAttribute('id', String(first));
    await expect
      .poll(async () => {
        const now = await page.locator(DRAWINGS).evaluateAll((all) => all.map((svg) => svg.id));
        return now.length === KINDS.length && now.every((id) => !ids.includes(id));
      })
      .toBe(true);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(faults).toEqual([]);
  });
}

test('the diagram code is fetched only when a diagram comes near', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.url());
    }
  });
  await open(page, '/havre/havre/version/3.2');
  const before = scripts.length;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const withoutDiagram = scripts.slice(before);
  scripts.length = 0;
  await open(page, PAGE);
  await scrollThrough(page);
  await expect(page.locator(DRAWINGS)).toHaveCount(1);
  const sizes = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).body()).length),
  );
  // Mermaid's core alone is larger than any other script of the site.
  expect(Math.max(...sizes)).toBeGreaterThan(150_000);
  expect(
    withoutDiagram.filter((url) => scripts.includes(url) && sizes[scripts.indexOf(url)]! > 150_000),
  ).toEqual([]);
});
