import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND} from '../site/brand';
import {HISTORIES} from '../site/collections';

/** Top navigation (specification §2); labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar = {
  title: BRAND.product.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {type: 'docSidebar', sidebarId: 'manual', label: 'Manuel', position: 'left'},
    {
      type: 'dropdown',
      label: 'Historique',
      position: 'left',
      items: HISTORIES.map(({name, slug}) => ({label: name, to: `/${slug}`})),
    },
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
