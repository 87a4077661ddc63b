import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SHAPES, type IconName, type Shape} from '../../site/icons';
import styles from './styles.module.css';

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A drawing of the harbour, in the colour of the text beside it. Decorative. */
export default function Icon({name, className}: Props): ReactNode {
  const {lines, light}: Shape = SHAPES[name];
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
      {light && <circle cx={light[0]} cy={light[1]} r={light[2]} />}
    </svg>
  );
}
