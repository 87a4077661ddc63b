import {translate} from '@docusaurus/Translate';

/** What stands in every field of the search, and names it. */
export function searchLabel(): string {
  return translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Placeholder and label of the search field',
  });
}
