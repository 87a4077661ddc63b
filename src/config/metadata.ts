import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Locale} from '../site/locales';
import {TEXTS} from './texts';

/** What search engines read of a page that says nothing else about itself (specification §1). */
export function metadata(locale: Locale) {
  return [
    {name: 'description', content: TEXTS.description[locale]},
    {property: 'og:description', content: TEXTS.description[locale]},
    {name: 'keywords', content: TEXTS.keywords[locale]},
  ] satisfies ThemeConfig['metadata'];
}
