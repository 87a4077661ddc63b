import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {manual} from './src/bundler/docsPlugin';
import {pageTags} from './src/bundler/pageTags';
import {pageTemplate} from './src/bundler/template';
import {webpack} from './src/bundler/webpack';
import {announcementBar} from './src/config/announcement';
import {decisions} from './src/features/decision/node/plugin';
import {prism} from './src/features/codeColours/node/code';
import {currentLocale} from './src/content/currentLocale';
import {diagrams} from './src/features/diagrams/node/plugin';
import {docs} from './src/config/docs';
import {footer} from './src/config/footer';
import {histories} from './src/config/histories';
import {metadata} from './src/config/metadata';
import {navbar} from './src/config/navbar';
import {revision} from './src/config/revision';
import {releases} from './src/features/histories/node/releases';
import {searchOptions} from './src/config/search';
import {pageOptions, parseFrontMatter, updateSource} from './src/config/sources';
import {inSheet, styleSheet} from './src/config/styles';
import {TEXTS} from './src/content/texts';
import {twins} from './src/features/twins/node/plugin';
import {searchTheme} from './src/features/search/node';
import {BRAND} from './src/site/brand';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from './src/site/locales';
import {thirdParty} from './src/thirdParty';
import {movedPages} from './src/site/redirects';
import {REDIRECTS} from './redirects';

const locale = currentLocale();

/** A broken link never blocks publication (specification §5); it fails the tests, which build with `--strict`. */
const ON_FAULT = process.env.STRICT ? 'throw' : 'warn';

const {themeConfig, sheet} = inSheet({
  image: 'img/social.png',
  metadata: metadata(locale),
  announcementBar: announcementBar(locale),
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  prism,
} satisfies ThemeConfig);

export default {
  title: BRAND.product.name,
  titleDelimiter: '|',
  tagline: TEXTS.tagline[locale],
  url: BRAND.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  // Every language has these files; one address is enough.
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
  ],
  ssrTemplate: pageTemplate,
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    localeConfigs: LOCALE_CONFIGS,
  },

  onBrokenLinks: ON_FAULT,
  onBrokenAnchors: ON_FAULT,
  onDuplicateRoutes: ON_FAULT,

  // The reader's choices keep their documented keys, the same in every language (specification §3).
  storage: {type: 'localStorage', namespace: false},
  future: {v4: true, faster: true, experimental_vcs: updateSource(__dirname, locale)},

  markdown: {
    mermaid: true,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: ON_FAULT, onBrokenMarkdownImages: ON_FAULT},
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: pageOptions(locale),
        theme: {
          customCss: ['face', 'tokens', 'custom', 'text', 'code', 'loadNotice', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {lastmod: 'date'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [manual, docs(locale)],
    ...histories(locale),
    // For hosts that serve files only.
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: movedPages(REDIRECTS).map(([from, to]) => ({from, to}))},
    ],
    ...[releases, decisions, diagrams, twins, revision, thirdParty, webpack, pageTags],
    styleSheet(sheet),
  ],
  clientModules: [
    'storage',
    'address',
    'keyboardMode',
    'fetchOnIntent',
    'sectionFocus',
    'copyLink',
    'recentPages',
    'print',
    'space',
  ].map((name) => `./src/clientModules/${name}.ts`),
  themes: ['@docusaurus/theme-mermaid', searchTheme(searchOptions)],
  themeConfig,
} satisfies Config;
