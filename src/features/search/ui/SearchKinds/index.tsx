import {translate} from '@docusaurus/Translate';
import {KINDS, type Kind} from '@site/src/site/kinds';
import type {ReactNode} from 'react';
import Toggles from '../../../../ui/Toggles';
import {kindLabel} from './kindLabel';

interface Props {
  readonly chosen: Kind | undefined;
  readonly onChoose: (kind: Kind | undefined) => void;
}

export default function SearchKinds({chosen, onChoose}: Props): ReactNode {
  return (
    <Toggles
      className="fading"
      label={translate({
        id: 'site.search.filter',
        message: 'Filtrer les résultats',
        description: 'Label of the buttons that narrow search results to a kind',
      })}
      toggles={[undefined, ...KINDS].map((kind) => ({
        label: kind
          ? kindLabel(kind)
          : translate({
              id: 'site.search.filter.all',
              message: 'Tout',
              description: 'Button that shows search results of every kind',
            }),
        isPressed: kind === chosen,
        onPress: () => onChoose(kind),
      }))}
    />
  );
}
