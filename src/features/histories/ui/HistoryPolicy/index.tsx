import {translate} from '@docusaurus/Translate';
import type {HistoryId} from '@site/src/site/collections';
import type {ReactNode} from 'react';
import {useHistorySection} from '../useHistorySection';

/** Which builds have no post of their own, below the releases. */
export default function HistoryPolicy(): ReactNode {
  const {id} = useHistorySection();
  return <p className="margin-top--lg quiet">{policyOf(id)}</p>;
}

function policyOf(id: HistoryId): string {
  switch (id) {
    case 'product':
      return translate({
        id: 'site.history.policy.product',
        message:
          'Une version qui ne fait que corriger un problème de compatibilité ou mettre à jour des dépendances n’a pas de note. Havre 4.1.0 n’a été déployée que sur des Space pilotes, donc 4.1.1 est la première version générale de cette série.',
        description: 'Which releases of the platform have no post',
      });
    case 'extension':
      return translate({
        id: 'site.history.policy.extension',
        message:
          'Les versions de maintenance (1.2.1 à 1.2.9) n’ont pas de note et arrivent par la boutique du navigateur. Lorsque l’une d’elles touche à la sécurité, la note de Havre parue alors le dit sous «\u202FSécurité\u202F» (1.2.9 dans Havre 4.1.1). Les versions 1.0.0 à 1.0.7 et 1.1.x étaient des pilotes privés.',
        description: 'Which releases of the extension have no post',
      });
    case 'identity-app':
      return translate({
        id: 'site.history.policy.identityApp',
        message:
          'Les versions de maintenance (2.0.1 à 2.0.6) n’ont pas de note et arrivent par la boutique de votre appareil. Lorsque l’une d’elles touche à la sécurité, la note de Havre parue alors le dit sous «\u202FSécurité\u202F». Loquet 1.0, sortie avec Havre 1.0, précède cet historique.',
        description: 'Which releases of Loquet have no post',
      });
  }
}
