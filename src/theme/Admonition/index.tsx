// Replaces the admonition: one box for all kinds, which names its kind in words, with our colours and pictures.
import {translate} from '@docusaurus/Translate';
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import Icon from '@site/src/ui/Icon';
import type {IconName} from '@site/src/site/icons';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Names of the kinds that pages use (blueprint §0); the theme's own labels. */
const KINDS: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
};

const ICONS: Readonly<Record<string, IconName>> = {
  tip: 'compass',
  warning: 'lantern',
  caution: 'lantern',
  danger: 'reef',
};

export default function Admonition(props: Props): ReactNode {
  const {type, title, children, id} = processAdmonitionProps(props);
  return (
    <div
      id={id}
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.box,
        styles[type],
      )}>
      <p className={styles.heading}>
        <span className={styles.kind}>
          <Icon className={styles.icon} name={ICONS[type] ?? 'logbook'} />
          <span>{KINDS[type]?.() ?? type}</span>
        </span>{' '}
        {/* One item of the row, even where the search marks a word in it. */}
        <span>{title}</span>
      </p>
      {children}
    </div>
  );
}
