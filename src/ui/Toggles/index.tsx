import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly toggles: readonly {
    readonly label: string;
    readonly isPressed: boolean;
    readonly onPress: () => void;
  }[];
}

export default function Toggles({label, className, toggles}: Props): ReactNode {
  return (
    <div className={clsx(styles.toggles, className)} role="group" aria-label={label}>
      {toggles.map((toggle) => (
        <button
          key={toggle.label}
          type="button"
          className={`clean-btn ${styles.toggle}`}
          aria-pressed={toggle.isPressed}
          onClick={toggle.onPress}>
          {toggle.label}
        </button>
      ))}
    </div>
  );
}
