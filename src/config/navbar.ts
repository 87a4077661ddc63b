import type {Navbar} from '@docusaurus/theme-common';
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
} as const satisfies DeepReadonly<Partial<Navbar>>;

type DeepReadonly<T> = {readonly [K in keyof T]: DeepReadonly<T[K]>};
