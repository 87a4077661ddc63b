import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND} from '../site/brand';
import {HISTORIES, nameOf} from '../site/collections';
import {DEFAULT_LOCALE} from '../site/locales';

/** Top navigation (specification §2); labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar = {
  title: BRAND.product.name,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {type: 'docSidebar', sidebarId: 'manual', label: 'Manuel', position: 'left'},
    {
      type: 'dropdown',
      label: 'Historique',
      position: 'left',
      // The specification (§2) writes these labels out for every language: glossary §1.
      items: HISTORIES.map((history) => ({
        label: nameOf(history, DEFAULT_LOCALE),
        to: `/${history.slug}`,
      })),
    },
    // The colour mode and the search follow by themselves (specification §2).
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
