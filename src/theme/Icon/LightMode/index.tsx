// Replaces the sun of the button for light and dark, which is in every page: lines in place of 1,000 signs of outline.
import LineIcon from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1" />
    </LineIcon>
  );
}
