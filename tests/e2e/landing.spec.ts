import type {Page} from '@playwright/test';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {expect, hydrated, MOBILE, open, test} from './fixtures';

/** Pixels that may lie between the bar and the top of a heading that a link leads to. */
const BELOW_BAR = 24;

const DESKTOP = {width: 1440, height: 900};

/** Links in the text of one page to a section of another, from the top of the page or from a scrolled one. */
const LINKS = [
  // Drawn screens, diagrams or tables are above these sections.
  ['administrateur/start/getting-started', 'user/loquet/backup#store'],
  ['administrateur/configuration/', 'administrateur/manage-users/temp-device#abuse'],
  [
    'administrateur/access-policy/share-app-with-folders',
    'administrateur/access-policy/share-users-with-folders#pending',
  ],
  ['administrateur/manage-users/access', 'administrateur/manage-apps/SSO#limits'],
  // From the list of error codes.
  ['user/error-codes', 'administrateur/access-policy/passwords#rules'],
  ['user/havre/connect', 'user/loquet/secure-devices/phone#notifications'],
] as const;

/** A section whose title is long enough to be the first result. */
const QUERIES = {
  fr: 'exporter le journal d’audit',
  en: 'export the audit log',
  de: 'audit-protokoll exportieren',
  zh: '导出审计日志',
} as const satisfies Record<Locale, string>;

/** Top of the heading in the address, once everything above it has its size. */
async function placeOfHeading(page: Page) {
  return page.evaluate(async () => {
    const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) =>
        heading &&
        image.checkVisibility() &&
        image.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    images.forEach((image) => image.setAttribute('loading', 'eager'));
    await Promise.all(images.map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
    // On a phone the table of contents stays below the bar.
    const bars = [...document.querySelectorAll('.navbar, main :has(> .theme-doc-toc-mobile)')];
    const bar = Math.max(
      ...bars
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect().bottom),
    );
    const {top = NaN, bottom = NaN} = heading?.getBoundingClientRect() ?? {};
    const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
    return {
      belowBar: Math.round(top - bar),
      isAtEnd: scrollTop + clientHeight >= scrollHeight - 1,
      isInView: top >= bar && bottom <= window.innerHeight,
      isFocused: heading !== null && document.activeElement === heading,
      outline: heading ? getComputedStyle(heading).outlineStyle : 'no heading',
    };
  });
}

/** The page is at the section that its address names, and so is the focus, which a pointer does not outline. */
async function expectLanding(page: Page, target: string): Promise<void> {
  await expect(page).toHaveURL(target);
  await hydrated(page);
  const section = page.locator(new URL(page.url()).hash);
  await expect(section).toBeAttached();
  await expect(async () => {
    const place = await placeOfHeading(page);
    expect(place).toMatchObject({isFocused: true, outline: 'none', isInView: true});
    expect(
      place.isAtEnd || (place.belowBar >= 0 && place.belowBar <= BELOW_BAR),
      `${page.url()}: ${place.belowBar} px below the bar`,
    ).toBe(true);
  }).toPass({timeout: 10_000});
}

/** Each way to a section of another page: the clicks of a reader, and where each leads. The cards of “What happened?” have their own (decision.spec). */
const WAYS: readonly ((
  page: Page,
  locale: Locale,
  landed: (target: string) => Promise<void>,
) => Promise<void>)[] = [
  // From the search, at the end of a page.
  async (page, locale, landed) => {
    await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/havre/explore`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(QUERIES[locale]);
    const result = dialog.locator('[role="option"][href*="#"]').first();
    const target = await result.getAttribute('href');
    await result.click();
    await landed(target!);
  },
  // From the search page.
  async (page, locale, landed) => {
    const query = encodeURIComponent(QUERIES[locale]);
    await open(page, `${LOCALE_CONFIGS[locale].baseUrl}search?q=${query}`);
    const result = page.locator('main ol a[href*="#"]').first();
    const target = await result.getAttribute('href');
    await result.click();
    await landed(target!);
  },
  // From the language menu.
  async (page, locale, landed) => {
    const path = 'docs/administrateur/manage-users/temp-device#abuse';
    await open(page, LOCALE_CONFIGS[locale].baseUrl + path);
    const other = LOCALE_CONFIGS[LOCALES.find((each) => each !== locale)!];
    if (page.viewportSize()!.width === MOBILE.width) {
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar__back').click();
      await page.locator('.navbar-sidebar .menu__link--sublist:has(svg)').click();
    } else {
      await page.locator('.navbar__item.dropdown:has(a[lang])').hover();
    }
    await page.locator(`.navbar a[lang="${other.htmlLang}"]:visible`).click();
    await landed(other.baseUrl + path);
  },
];

for (const [place, locale] of LOCALES.entries()) {
  for (const [turn, [width, viewport]] of Object.entries({
    desktop: DESKTOP,
    phone: MOBILE,
  }).entries()) {
    test(`in ${locale}, on a ${width}, a link to a section of another page lands on it`, async ({
      page,
      faults,
      everything,
    }) => {
      await page.setViewportSize(viewport);
      const {baseUrl} = LOCALE_CONFIGS[locale];
      // By day two links and one way: 24 clicks, each way on both screens.
      const isTurn = (index: number, {length}: readonly unknown[], distance = 0) =>
        everything || (index + distance) % length === (2 * place + turn) % length;
      for (const [origin, target] of LINKS.filter(
        (_link, index) => isTurn(index, LINKS) || isTurn(index, LINKS, 3),
      )) {
        await open(page, `${baseUrl}docs/${origin}`);
        // A click scrolls the page to the link first.
        await page.locator(`main article a[href$="/docs/${target}"]`).first().click();
        await expectLanding(page, `${baseUrl}docs/${target}`);
      }
      for (const go of WAYS.filter((_way, index) => isTurn(index, WAYS))) {
        await go(page, locale, (target) => expectLanding(page, target));
      }
      expect(faults).toEqual([]);
    });
  }
}
