import {translate} from '@docusaurus/Translate';

/** Placeholder and accessible name of the search fields. */
export function searchLabel(): string {
  return translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Placeholder and label of the search field',
  });
}
