import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The build adds its drawing (src/features/screens/node/remark.ts). */
  readonly shape: string;
  readonly svg?: string;
}

/** The icon of the extension in one of its states, beside the words that name it. */
export default function StateIcon({svg}: Props): ReactNode {
  return (
    <span
      className={styles.icon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: svg ?? ''}}
    />
  );
}
