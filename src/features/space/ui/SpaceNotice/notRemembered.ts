import {translate} from '@docusaurus/Translate';

/** Warns that the browser does not store the reader's choice. */
export function notRemembered(): string {
  return translate({
    id: 'site.space.notRemembered',
    message:
      'Votre navigateur ne laisse pas ce site retenir votre choix\u00A0: il vaut jusqu’à ce que vous quittiez ou rechargiez le site.',
    description: 'Said when the browser’s storage is blocked',
  });
}
