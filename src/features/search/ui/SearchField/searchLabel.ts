import {translate} from '@docusaurus/Translate';

/** Placeholder and accessible name of the search fields. */
export function searchLabel(): string {
  return translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Search field',
  });
}
