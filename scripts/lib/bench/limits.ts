/** The pages that are measured, and how heavy and slow they may be. Bytes are those after brotli. */
import {LIMITS} from '../../../checks/output/relevance';
import {HISTORIES} from '../../../src/site/collections';
import {LOCALES, type Locale} from '../../../src/site/locales';
import type {Figures} from './bytes';

/** One page of each kind, the same in the classic template where it has one; that with a diagram has as much text as the text page. */
export const PAGES = {
  'text page': '/docs/user/havre/connect',
  home: '/',
  'diagram page': '/docs/administrateur/configuration/workflow',
  'release list': `/${HISTORIES[0].slug}`,
} as const;

/**
 * Words of the manual and releases (`words.ts`), Chinese characters: 95 % of commit c7b969e0, whose readers found too
 * much before the first step. Who adds a page takes as much away elsewhere, or raises the limit and says why: French has
 * 1,900 words more, for what could hurt readers in trouble and for facts that shortening had lost.
 */
const WORD_LIMITS: Readonly<Record<Locale, number>> = {
  fr: 79_700,
  en: 79_321,
  de: 81_039,
  zh: 122_506,
};

/** What a figure of this site may be at most, as a share of the classic template's in the same run. */
export const RATIO_LIMITS: Figures = {
  ...Object.fromEntries(Object.keys(PAGES).map((name) => [`${name}, all`, 1])),
  'text page, scripts': 0.9,
  'text page, blocked': 0.6,
  'diagram page, blocked': 0.6,
  'cold build': 1.2,
};

/** What figures may be at most, by name; that of the diagram page depends on the text page. */
export function limitsOf(figures: Figures): Figures {
  return {
    // Before anything is prefetched: the classic template takes a few kilobytes more.
    'text page, all': 190_000,
    // Neither sidebar nor table of contents, but the questions of “What happened?” and their answers, which React needs a
    // second time to hydrate them, and what keeps readers from losing more: 5.5 kB above the 152 kB that were wanted.
    'home, all': 157_500,
    // A diagram is a picture that was drawn before: the page fetches that, and no library.
    'diagram page, all': (figures['text page, all'] ?? NaN) + 2_000,
    // With the beginning of each of its posts.
    'release list, all': 175_000,
    typeface: 40_000,
    ...Object.fromEntries(
      LOCALES.flatMap((locale) => [
        [`search indexes, ${locale}`, LIMITS.indexBytes],
        [`search texts, ${locale}`, LIMITS.textBytes],
        [`words, ${locale}`, WORD_LIMITS[locale]],
      ]),
    ),
    // The folder `build/`, with what no reader fetches.
    'published bytes, not compressed': 44_000_000,
  };
}

/** What is above its limit, and by how much, in one sentence each. */
export function aboveLimits(figures: Figures): string[] {
  return Object.entries(limitsOf(figures)).flatMap(([name, limit]) => {
    const value = figures[name] ?? NaN;
    return value <= limit
      ? []
      : [
          `${name}: ${value}, ${value - limit} above the limit of ${limit} (scripts/lib/bench/limits.ts)`,
        ];
  });
}
