// Replaces the box of admonitions: its kind is named in words, its colours are the site's.
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
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

export default function AdmonitionLayout({type, icon, title, children, id}: Props): ReactNode {
  const kind = KINDS[type]?.();
  // Without a title of its own the box gets the name of its kind.
  const ownTitle = isValidElement(title) && title.type === Translate ? undefined : title;
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
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span>{kind ?? type}</span>
        </span>{' '}
        {ownTitle}
      </p>
      {children}
    </div>
  );
}
