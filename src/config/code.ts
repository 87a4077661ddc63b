import type {Plugin} from '@docusaurus/types';
import {themes, type PrismTheme} from 'prism-react-renderer';
import {highlight} from '../highlight/server/remark';

/** The dark editor's colours, in light and dark mode (specification §9), without those too dark to be read. */
export const CODE_THEME: PrismTheme = {
  ...themes.vsDark,
  styles: [
    ...themes.vsDark.styles,
    {types: ['prolog'], style: {color: 'rgb(156, 156, 156)'}},
    {types: ['punctuation'], languages: ['markup'], style: {color: 'rgb(156, 156, 156)'}},
    {types: ['constant'], style: {color: 'rgb(79, 193, 255)'}},
  ],
};

/** Remark plugin: code is coloured while building. */
export const colouredCode = () => highlight({theme: CODE_THEME});

/** What the browser needs of the colours: those of plain code. */
export const prism = {theme: {plain: CODE_THEME.plain, styles: []}};

/** Keeps the theme's highlighter from being fetched with every page: nothing is left for it to do. */
export function code(): Plugin {
  return {
    name: 'code',
    configureWebpack: () => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false},
      },
    }),
  };
}
