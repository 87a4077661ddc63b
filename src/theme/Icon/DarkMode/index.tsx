// Replaces the moon of the button for light and dark, which is in every page: lines in place of a long outline.
import LineIcon from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z" />
    </LineIcon>
  );
}
