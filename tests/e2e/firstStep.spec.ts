import {readFileSync, readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {expect, test} from './fixtures';

const SCREENS = [
  {width: 1440, height: 900},
  {width: 360, height: 740},
];

/** How far down the page the first step may begin on each screen: it is seen without scrolling. */
const LIMITS = [560, 700];

/** Pages whose first step stands lower, and why. */
const LOWER: Readonly<Record<string, string>> = {
  'administrateur/cost': 'the figures are what the page is read for',
  'administrateur/integration/collaborators':
    'the text to announce Havre with comes before the invitations',
  'administrateur/integration/process': 'the five phases come before the steps of one',
  'administrateur/integration/select-administrator': 'decisions, before their list of tasks',
  'administrateur/integration/setup': 'reference, which begins with jumps to its procedures',
  'administrateur/manage-apps/SCIM': 'reference, which begins with jumps to its procedures',
  'administrateur/manage-apps/SSO': 'reference, which begins with jumps to its procedures',
  'administrateur/shadowIT': 'what is collected must be known before it is turned on',
  'administrateur/stats': 'the figures are what the page is read for',
  'user/loquet/settings': 'a forgotten PIN comes first: a fork of five rows',
};

/** Pages whose front matter says how long the task takes, and that have numbered steps; an overview is none. */
const PROCEDURES = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\bindex|^intro)\.md$/.test(file))
  .filter((file) => /^minutes:[^]*^1\. /m.test(readFileSync(`docs/${file}`, 'utf8')))
  .map((file) => file.replace(/\.md$/, ''))
  .sort();

/**
 * Top of the first step of the first numbered list, from the top of the page. A fork is a first step too: a table of at
 * most three rows that all lead somewhere, or of two columns right above the list; so are tabs, one for each system, and a
 * decision's first answer.
 */
function firstStepOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFork = (table: HTMLTableElement) => {
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      const next = table.parentElement?.nextElementSibling;
      const steps = next?.matches('[data-space-notice]') ? next.nextElementSibling : next;
      const isAboveSteps = table.rows[0]?.cells.length === 2 && steps?.matches('ol');
      return rows.length <= 3 && (isAboveSteps || rows.every((row) => row.querySelector('a')));
    };
    const [first] = [
      ...document.querySelectorAll<HTMLElement>(
        'article .markdown :is(ol, table, [role="tablist"], [data-decision] > ul)',
      ),
    ]
      .filter((part) => part.checkVisibility() && !part.closest('figure'))
      .filter((part) => !(part instanceof HTMLTableElement) || isFork(part));
    const step = first?.querySelector(':scope > li') ?? first;
    return Math.round(step ? step.getBoundingClientRect().top + window.scrollY : NaN);
  });
}

test('a procedure shows its first step without scrolling, but for pages that are named', async ({
  page,
  everything,
}) => {
  expect(PROCEDURES.length).toBeGreaterThan(36);
  expect(Object.keys(LOWER).filter((name) => !PROCEDURES.includes(name))).toEqual([]);
  // By day a page in each language.
  const near = PROCEDURES.filter((name) => !LOWER[name]);
  const visits = everything
    ? near.flatMap((name) => LOCALES.map((locale) => ({name, locale})))
    : LOCALES.map((locale, index) => ({name: near[index * 8]!, locale}));
  const far: string[] = [];
  for (const {name, locale} of visits) {
    await page.goto(addressIn(`/docs/${name}`, locale));
    for (const [place, viewport] of SCREENS.entries()) {
      await page.setViewportSize(viewport);
      const top = await firstStepOf(page);
      if (!(top <= LIMITS[place]!)) {
        far.push(`${name}: ${top} px in ${locale}, ${viewport.width} px wide`);
      }
    }
  }
  expect(far).toEqual([]);
});
