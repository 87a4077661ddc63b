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

/** Pages whose first step stands lower, why, and how low at most. */
const LOWER: readonly {
  readonly why: string;
  readonly limits: readonly number[];
  readonly pages: readonly string[];
}[] = [
  {
    why: 'on a phone, the head of the page and the text above the steps fill the screen',
    limits: [600, 870],
    pages: [
      'administrateur/access-policy/passwords',
      'administrateur/configuration/anti-phishing',
      'administrateur/configuration/silent-mode',
      'administrateur/configuration/workflow',
      'administrateur/manage-apps/license',
      'administrateur/manage-apps/share',
      'administrateur/manage-users/manage-admin',
      'administrateur/manage-users/personal-data',
      'administrateur/start/create-havre',
      'administrateur/start/getting-started',
      'administrateur/support',
      'user/havre/browser-extension/add-havre',
      'user/havre/browser-extension/anti-phishing',
      'user/havre/browser-extension/configure-app',
      'user/havre/browser-extension/connect',
      'user/havre/connect',
      'user/havre/import-passwords',
      'user/havre/rename-devices',
      'user/loquet/backup',
      'user/loquet/connection/contact',
      'user/loquet/install-loquet',
    ],
  },
  {
    why: 'paragraphs, a table or a box stand above the steps',
    limits: [1050, 1900],
    pages: [
      'administrateur/access-policy/managers',
      'administrateur/access-policy/share-app-with-folders',
      'administrateur/access-policy/share-users-with-folders',
      'administrateur/manage-apps/SCIM',
      'administrateur/manage-users/access',
      'administrateur/manage-users/ID-lost',
      'administrateur/messages',
      'user/havre/browser-extension/start',
      'user/havre/try',
      'user/loquet/connection/app',
      'user/loquet/secure-devices/phone',
    ],
  },
  {
    why: 'a section that explains, compares or decides comes first',
    limits: [Infinity, Infinity],
    pages: [
      'administrateur/access-policy/create-folders',
      'administrateur/cost',
      'administrateur/integration/collaborators',
      'administrateur/integration/process',
      'administrateur/integration/select-administrator',
      'administrateur/integration/setup',
      'administrateur/manage-apps/manage',
      'administrateur/manage-apps/SSO',
      'administrateur/manage-users/create',
      'administrateur/shadowIT',
      'administrateur/stats',
      'user/havre/browser-extension/autofill',
      'user/loquet/secure-devices/pc',
      'user/loquet/settings',
    ],
  },
];

/** Pages whose front matter says how long the task takes, and that have numbered steps; an overview is none. */
const PROCEDURES = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\bindex|^intro)\.md$/.test(file))
  .filter((file) => /^minutes:[^]*^1\. /m.test(readFileSync(`docs/${file}`, 'utf8')))
  .map((file) => file.replace(/\.md$/, ''))
  .sort();

/**
 * Top of the first step of the first numbered list, from the top of the page. A table of at most three rows that all
 * lead somewhere, a fork, is a first step too, and so is the first answer of a decision.
 */
function firstStepOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isFork = (table: HTMLTableElement) => {
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      return rows.length <= 3 && rows.every((row) => row.querySelector('a'));
    };
    const [first] = [
      ...document.querySelectorAll<HTMLElement>(
        'article .markdown :is(ol, table, [data-decision] > ul)',
      ),
    ]
      .filter((part) => part.checkVisibility() && !part.closest('figure'))
      .filter((part) => !(part instanceof HTMLTableElement) || isFork(part));
    const step = first?.querySelector(':scope > li') ?? first;
    return Math.round(step ? step.getBoundingClientRect().top + window.scrollY : NaN);
  });
}

const limitsOf = (name: string) => LOWER.find(({pages}) => pages.includes(name))?.limits ?? LIMITS;

test('a procedure shows its first step without scrolling, but for pages that are named', async ({
  page,
  everything,
}) => {
  expect(PROCEDURES.length).toBeGreaterThan(36);
  expect(LOWER.flatMap(({pages}) => pages).filter((name) => !PROCEDURES.includes(name))).toEqual(
    [],
  );
  // By day twelve pages, each in another language than the one before.
  const near = PROCEDURES.filter((name) => limitsOf(name)[0] !== Infinity);
  const visits = everything
    ? PROCEDURES.flatMap((name) => LOCALES.map((locale) => ({name, locale})))
    : Array.from({length: 12}, (_, index) => ({
        name: near[Math.floor((index * near.length) / 12)]!,
        locale: LOCALES[index % LOCALES.length]!,
      }));
  const far: string[] = [];
  for (const {name, locale} of visits) {
    await page.goto(addressIn(`/docs/${name}`, locale));
    for (const [place, viewport] of SCREENS.entries()) {
      await page.setViewportSize(viewport);
      const top = await firstStepOf(page);
      if (!(top <= limitsOf(name)[place]!)) {
        far.push(`${name}: ${top} px in ${locale}, ${viewport.width} px wide`);
      }
    }
  }
  expect(far).toEqual([]);
});
