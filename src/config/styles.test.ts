import {expect, test} from 'vitest';
import {styles, usedStyles} from './styles';

/** The selectors left of one rule. */
function left(file: string, ...selectors: string[]): string[] {
  const rule = {
    selectors,
    remove: () => {
      rule.selectors = [];
    },
  };
  usedStyles.Once({source: {input: {file}}, walkRules: (visit) => visit(rule)});
  return rule.selectors;
}

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

test('rules for classes that no page uses are left out, and only of Infima', () => {
  expect(left(INFIMA, '.hero__title', '.pills .button')).toEqual([]);
  expect(left(INFIMA, '.hero__title', '.button:hover', 'table th')).toEqual([
    '.button:hover',
    'table th',
  ]);
  expect(left('/site/src/css/custom.css', '.hero__title')).toEqual(['.hero__title']);
});

test('rules of the theme for what the site has switched off are left out', () => {
  const theme =
    '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css';
  expect(left(theme, '.sidebar', '.sidebarLogo img', '.sidebar .sidebarHidden')).toEqual([
    '.sidebar',
  ]);
  expect(left('/site/src/components/Menu/styles.module.css', '.sidebarLogo')).toEqual([
    '.sidebarLogo',
  ]);
});

test('a class that a rule excludes need not be used', () => {
  expect(left(INFIMA, '.button:not(.button--active)')).toEqual(['.button:not(.button--active)']);
});

test('every part of a selector must be used, and rules that all are stay as they are', () => {
  expect(left(INFIMA, '.button.hero__title', '.navbar .hero__title')).toEqual([]);
  const selectors = ['.button', 'a'];
  expect(left(INFIMA, ...selectors)).toEqual(selectors);
  expect(left('', '.hero__title')).toEqual(['.hero__title']);
});

test('style sheets are compiled by this plugin first, without settings searched for or a preset for old browsers', () => {
  const other = {postcssPlugin: 'other', Once: () => undefined};
  const preset = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];
  const configured = ['/site/node_modules/postcss-other/index.js', {}];
  expect(styles().configurePostCss?.({plugins: [preset, configured, other]})).toEqual({
    config: false,
    plugins: [usedStyles, configured, other],
  });
  expect(usedStyles.postcssPlugin).toBe('used-styles');
});

test('what no page shows at first brings its own styles, everything else stands in the common sheet', () => {
  const configured = (isServer: boolean) =>
    styles().configureWebpack?.({}, isServer, {} as never, undefined) as {
      optimization?: {
        splitChunks: {cacheGroups: {styles: {test: (module: {identifier(): string}) => boolean}}};
      };
    };
  expect(configured(true)).toEqual({});
  const isCommon = (file: string) =>
    configured(false).optimization?.splitChunks.cacheGroups.styles.test({identifier: () => file});
  for (const name of ['SearchDialog', 'ShortcutsDialog', 'SpaceDialog']) {
    expect(isCommon(`/site/src/components/${name}/styles.module.css`)).toBe(false);
  }
  expect(isCommon('/site/src/components/Search/styles.module.css')).toBe(true);
});
