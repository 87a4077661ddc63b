import type {Plugin} from '@docusaurus/types';

/** What the published pages and their scripts use of the theme's framework; `tests/e2e/styles.spec.ts` holds it. */
export const INFIMA_CLASSES: ReadonlySet<string> = new Set(
  `container container--fluid container-fluid row col
  col--offset-1 col--2 col--3 col--6 col--7 col--8 col--9 col--12
  margin-top--sm margin-left--sm margin-bottom--sm margin-top--md margin-bottom--md margin-right--md
  margin-vert--md margin-vert--lg margin-bottom--xl margin-vert--xl
  padding--none padding-top--md padding--lg padding-bottom--lg
  text--center text--truncate clean-btn clean-list close disabled thin-scrollbar markdown
  alert alert--info alert--warning
  avatar avatar__intro avatar__name badge badge--secondary card
  breadcrumbs breadcrumbs__item breadcrumbs__item--active breadcrumbs__link
  button button--sm button--lg button--secondary button--primary
  dropdown dropdown--hoverable dropdown--right dropdown--show dropdown__menu dropdown__link
  dropdown__link--active
  footer footer--dark footer__links footer__link-item footer__title
  footer__item footer__items footer__col
  menu menu__list menu__list-item menu__list-item--collapsed menu__list-item-collapsible
  menu__list-item-collapsible--active menu__link menu__link--active menu__link--sublist
  menu__link--sublist-caret menu__caret
  navbar navbar--fixed-top navbar__inner navbar__brand navbar__title
  navbar__toggle navbar__logo navbar__items navbar__items--right navbar__item navbar__link
  navbar__link--active navbar__search-input
  navbar-sidebar navbar-sidebar--show navbar-sidebar__backdrop navbar-sidebar__brand
  navbar-sidebar__items navbar-sidebar__items--show-secondary navbar-sidebar__item
  navbar-sidebar__back navbar-sidebar__close
  pagination-nav pagination-nav__link pagination-nav__link--next
  pagination-nav__link--prev pagination-nav__label pagination-nav__sublabel
  table-of-contents table-of-contents__left-border table-of-contents__link
  table-of-contents__link--active tabs tabs__item tabs__item--active`.split(/\s+/),
);

/** Styles of what no page shows at first: they come with its script. */
const APART = /[\\/]src[\\/]components[\\/](?:Search|Shortcuts|Space)Dialog[\\/]/;

interface CssModule {
  identifier(): string;
}

interface Rule {
  selectors: string[];
  remove(): void;
}

interface Root {
  readonly source?: {readonly input: {readonly file?: string}};
  walkRules(visit: (rule: Rule) => void): void;
}

/**
 * Classes that the theme has for what the site has switched off or never fills: a menu that hides, a second colour of
 * the bar, a logo in the footer, pictures and accounts of authors, its own colouring of code and kinds of admonitions.
 * Its scripts name them all; no page has one.
 */
export const SWITCHED_OFF: ReadonlySet<string> = new Set(
  `alert--secondary alert--success alert--danger button--outline text--right
  collapseSidebarButton collapseSidebarButtonIcon expandButton expandButtonIcon
  sidebarHidden sidebarLogo docSidebarContainerHidden docItemWrapperEnhanced
  navbar--dark navbar--primary darkNavbarColorModeToggle
  footer__logo footer__link-separator footerLogoLink
  avatar__photo authorImage authorBlogPostCount authorSocialLink authorSocialIcon imageOnlyAuthorRow
  imageOnlyAuthorCol blueskySvg githubSvg instagramSvg linkedinSvg threadsSvg xSvg
  codeBlock codeBlockStandalone codeBlockLines codeBlockLinesWithNumbering`.split(/\s+/),
);

/** PostCSS plugin: leaves out the rules of the theme and its framework, Infima, for classes that no page has. */
export const usedStyles = {
  postcssPlugin: 'used-styles',
  Once(root: Root): void {
    const file = root.source?.input.file ?? '';
    const isShown = /[\\/]infima[\\/]/.test(file)
      ? (name: string) => INFIMA_CLASSES.has(name)
      : /[\\/]@docusaurus[\\/]theme-classic[\\/]/.test(file)
        ? (name: string) => !SWITCHED_OFF.has(name)
        : undefined;
    if (isShown) {
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => canMatch(selector, isShown));
        if (used.length === 0) {
          rule.remove();
        } else if (used.length < rule.selectors.length) {
          rule.selectors = used;
        }
      });
    }
  },
};

/** Whether everything a selector asks for can be there; what it excludes does not matter. */
function canMatch(selector: string, isShown: (name: string) => boolean): boolean {
  const classes = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g);
  return [...classes].every(([, name = '']) => isShown(name));
}

function isPreset(plugin: unknown): boolean {
  return Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
}

/** How style sheets are compiled, and which come with every page. */
export function styles(): Plugin {
  return {
    name: 'styles',
    // Without a search for a PostCSS configuration in every folder above every style sheet, thousands of files to
    // try: there is none. Without the preset that rewrites new syntax for old browsers: the minimizer knows the same
    // list of browsers, and writes what they need.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: [usedStyles, ...plugins.filter((plugin) => !isPreset(plugin))],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {test: (module: CssModule) => !APART.test(module.identifier())},
                },
              },
            },
          },
  };
}
