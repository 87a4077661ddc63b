import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Warns that the browser does not store the reader's choice. */
export default function NotRemembered(): ReactNode {
  return (
    <Translate
      id="site.space.notRemembered"
      description="Said when the browser's storage is blocked">
      {
        'Votre navigateur ne laisse pas ce site retenir votre choix\u00A0: il vaut jusqu’à ce que vous quittiez ou rechargiez le site.'
      }
    </Translate>
  );
}
