import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND, LINKS} from '../site/brand';

/** Footer columns (specification §2); texts are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [{label: 'Tutoriel', to: '/docs/administrateur/start/getting-started'}],
    },
    {
      title: 'Communauté',
      items: [
        {label: 'Messagerie', href: LINKS.chat},
        {label: 'Code source', href: LINKS.code},
        {label: 'Microblog', href: LINKS.microblog},
        {label: 'Réseau professionnel', href: LINKS.network},
      ],
    },
    {
      title: 'Plus',
      items: [
        {label: 'Site développeurs', href: LINKS.developers},
        {label: 'Code source', href: LINKS.code},
      ],
    },
  ],
  copyright: `© ${BRAND.copyrightYear} ${BRAND.owner}`,
} satisfies ThemeConfig['footer'];
