import {translate} from '@docusaurus/Translate';

export function noResults(): string {
  return translate({
    id: 'site.search.noResults',
    message: 'Aucun résultat.',
    description: 'Shown when nothing matches what the reader typed',
  });
}

export function nearestLabel(): string {
  return translate({
    id: 'site.search.nearest',
    message: 'Vouliez-vous dire',
    description: 'Heading above known words that are near an unknown one, each a link',
  });
}

export function forgetLabel(): string {
  return translate({
    id: 'site.search.forget',
    message: 'Effacer les pages récentes',
    description: 'Button that forgets the pages that the reader has last been on',
  });
}
