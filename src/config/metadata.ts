import type {ThemeConfig} from '@docusaurus/preset-classic';
import {LOCALES, OPEN_GRAPH_LOCALES, type Locale} from '../site/locales';
import {TEXTS} from '../content/texts';

/** Metadata that search engines and link previews read of pages without their own (specification §1). */
export function metadata(locale: Locale) {
  return [
    {name: 'description', content: TEXTS.description[locale]},
    {property: 'og:description', content: TEXTS.description[locale]},
    {name: 'keywords', content: TEXTS.keywords[locale]},
    {property: 'og:site_name', content: TEXTS.description[locale]},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: TEXTS.socialImage[locale]},
    // Docusaurus writes the language code alone.
    {property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale]},
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      property: 'og:locale:alternate',
      content: OPEN_GRAPH_LOCALES[other],
    })),
  ] satisfies ThemeConfig['metadata'];
}
