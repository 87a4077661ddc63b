import {readFileSync, readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {expect, test} from './fixtures';

/** Screens, and how far down the page the first step may begin on them. */
const SCREENS = [
  {width: 1440, height: 900, limit: 560},
  {width: 360, height: 740, limit: 700},
];

/** Pages whose first step stands lower in some language, and why. */
const LOWER: Readonly<Record<string, string>> = {};

/** Pages whose front matter says how long the task takes, and that have numbered steps. */
const PROCEDURES = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .filter((file) => /^minutes:[^]*^1\. /m.test(readFileSync(`docs/${file}`, 'utf8')))
  .map((file) => `/docs/${file.replace(/(?:index|intro)?\.md$/, '')}`)
  .sort();

/**
 * Top of the first step of the first numbered list, from the top of the page. A table of at most three rows that all
 * lead somewhere, a fork, is a first step too.
 */
function firstStepOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFork = (table: HTMLTableElement) => {
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      return rows.length <= 3 && rows.every((row) => row.querySelector('a'));
    };
    const [first] = [...document.querySelectorAll<HTMLElement>('article .markdown :is(ol, table)')]
      .filter((part) => part.checkVisibility() && !part.closest('figure'))
      .filter((part) => !(part instanceof HTMLTableElement) || isFork(part));
    const step = first?.querySelector(':scope > li') ?? first;
    return Math.round(step ? step.getBoundingClientRect().top + window.scrollY : NaN);
  });
}

test('a procedure shows its first step without scrolling', async ({page, everything}) => {
  const pages = PROCEDURES.filter((path) => everything || !(path in LOWER));
  expect(pages.length).toBeGreaterThan(36);
  const visits = everything
    ? pages.flatMap((path) => LOCALES.map((locale) => ({path, locale})))
    : pages
        .filter((_path, index) => index % Math.floor(pages.length / 12) === 0)
        .map((path, index) => ({path, locale: LOCALES[index % LOCALES.length]!}));
  const far: string[] = [];
  for (const {path, locale} of visits) {
    await page.goto(addressIn(path, locale));
    for (const {limit, ...viewport} of SCREENS) {
      await page.setViewportSize(viewport);
      const top = await firstStepOf(page);
      if (!(top <= limit)) {
        far.push(`${path}: ${top} px in ${locale}, ${viewport.width} px wide`);
      }
    }
  }
  expect(far.filter((line) => !(line.split(':')[0]! in LOWER))).toEqual([]);
  if (everything) {
    expect(
      Object.keys(LOWER).filter((path) => !far.some((line) => line.startsWith(`${path}:`))),
    ).toEqual([]);
  }
});
