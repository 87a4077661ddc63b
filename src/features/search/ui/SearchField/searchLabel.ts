import {translate} from '@docusaurus/Translate';

/** Placeholder and accessible name of the search fields. */
export function searchLabel(): string {
  return translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Search field',
  });
}

/** Says that the search is on its way. */
export function loadingLabel(): string {
  return translate({
    id: 'site.search.loading',
    message: 'Chargement…',
    description: 'Shown while the search or its index is slow to arrive',
  });
}
