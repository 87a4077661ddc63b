import {translate} from '@docusaurus/Translate';
import type {Kind} from '@site/src/site/kinds';

export function kindLabel(kind: Kind): string {
  switch (kind) {
    case 'user':
      return translate({
        id: 'site.search.kind.user',
        message: 'Guide utilisateur',
        description: 'Kind of search result: manual for users',
      });
    case 'administrator':
      return translate({
        id: 'site.search.kind.administrator',
        message: 'Guide administrateur',
        description: 'Kind of search result: manual for administrators',
      });
    case 'product':
      return translate({
        id: 'site.search.kind.product',
        message: 'Versions de Havre',
        description: 'Kind of search result: release notes of the platform',
      });
    case 'identity-app':
      return translate({
        id: 'site.search.kind.identityApp',
        message: 'Versions de Loquet',
        description: 'Kind of search result: release notes of the identity app',
      });
    case 'extension':
      return translate({
        id: 'site.search.kind.extension',
        message: 'Versions de l’extension',
        description: 'Kind of search result: release notes of the browser extension',
      });
  }
}
