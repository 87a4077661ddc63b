import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import config from '../docusaurus.config';
import {searchOptions} from '../src/config/search';
import {
  DEFAULT_TAG,
  FIELDS,
  MAX_INPUT_LENGTH,
  MAX_RESULTS,
  STALL_THRESHOLD,
  indexFileName,
} from '../src/features/search/shared/settings';
import {BRAND} from '../src/site/brand';
import {HISTORIES, HISTORY_LISTS, POSTS_PER_PAGE} from '../src/site/collections';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {MARKER} from '../src/features/space/link';
import {STORAGE_KEY} from '../src/features/space/store';

// The numbers and names the specification fixes (§2, §3, §5, §9): whoever changes one changes a promise.

// The module of the storage key needs a browser's storage.
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({})}));

test('languages and their addresses', () => {
  expect(LOCALES).toEqual(['fr', 'en', 'de', 'zh']);
  expect(DEFAULT_LOCALE).toBe('fr');
  expect(LOCALES.map((locale) => LOCALE_CONFIGS[locale].baseUrl)).toEqual([
    '/',
    '/en/',
    '/de/',
    '/zh/',
  ]);
  expect(config.i18n).toMatchObject({defaultLocale: 'fr', locales: ['fr', 'en', 'de', 'zh']});
});

test('the search', () => {
  expect(FIELDS).toEqual([
    {name: 'title', boost: 5},
    {name: 'content', boost: 1},
    {name: 'tags', boost: 3},
    {name: 'sidebarParentCategories', boost: 2},
  ]);
  expect(MAX_RESULTS).toBe(8);
  expect(MAX_INPUT_LENGTH).toBe(512);
  expect(STALL_THRESHOLD).toBe(300);
  expect(indexFileName(DEFAULT_TAG)).toBe('search-index-default.json');
  // Home and About are found as the manual and the histories are.
  expect(searchOptions).toMatchObject({
    indexPages: true,
    docsRouteBasePath: ['docs'],
    blogRouteBasePath: HISTORIES.map(({slug}) => slug),
  });
});

test('histories', () => {
  expect(POSTS_PER_PAGE).toBe(10);
  expect(HISTORY_LISTS).toEqual(['archive', 'authors', 'tags']);
  expect(HISTORIES.map(({id, slug}) => [id, slug])).toEqual(
    // There may be more.
    expect.arrayContaining([
      ['product', 'havre'],
      ['identity-app', 'loquet'],
      ['extension', 'extension'],
    ]),
  );
});

test('stored keys, and the marker of links into the Space', () => {
  expect(STORAGE_KEY).toBe('custom_root_url');
  expect(config.storage).toEqual({type: 'localStorage', namespace: false});
  expect(MARKER).toBe('/root_url/');
  expect(BRAND.productDomain).toBe('havre.example');
});

test('presentation', () => {
  expect(config.titleDelimiter).toBe('|');
  expect(config.themeConfig).toMatchObject({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    footer: {style: 'dark'},
  });
  expect(BRAND.copyrightYear).toBe(2024);
  expect(config.themeConfig.footer.copyright).toContain('2024');
});

test('link faults warn, and never block publication', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});

test('defaults of Docusaurus: desktop begins above 996 px, progress bar after 200 ms', () => {
  const read = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../node_modules/@docusaurus', file), 'utf8');
  expect(read('theme-common/lib/hooks/useWindowSize.js')).toContain('DesktopBreakpoint = 996;');
  expect(read('theme-classic/lib/nprogress.js')).toMatch(/delay = 200;/);
});

test('releases of the specification have their dates', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const months = new Map(
    HISTORIES.flatMap(({id}) =>
      readdirSync(path.join(root, id)).map((name) => {
        const [, month = '', version = ''] = /^(\d{4}-\d\d)-\d\d-(.+)\.md$/.exec(name) ?? [];
        return [`${id} ${version}`, month] as const;
      }),
    ),
  );
  for (const [release, from, to] of [
    ['product 1.0', '2023-03', '2023-03'],
    ['product 2.0', '2023-10', '2023-10'],
    ...Array.from(
      {length: 10},
      (_, minor) => [`product 3.${minor}`, '2024-01', '2025-01'] as const,
    ),
    ['product 4.0', '2025-03', '2025-03'],
    ['product 4.1.1', '2025-10', '2025-10'],
    ['extension 1.0.8', '2024-08', '2024-08'],
    ['extension 1.2.0', '2024-09', '2024-09'],
    ['identity-app 1.1', '2024-01', '2024-12'],
    ['identity-app 1.2', '2024-01', '2024-12'],
    ['identity-app 2.0', '2024-01', '2024-12'],
  ] as const) {
    const month = months.get(release) ?? '';
    expect(month >= from && month <= to, `${release}: ${month}`).toBe(true);
  }
});
