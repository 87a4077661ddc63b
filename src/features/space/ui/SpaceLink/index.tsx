import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nameOfSpace} from '@site/src/features/space/origin';
import {useSpaceOrigin} from '@site/src/features/space/useSpace';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'a'> {
  /** `/root_url/` and the path of a screen. */
  readonly href: string;
}

/**
 * A plain link into the reader's Space, resolved on activation (src/features/space/interception.ts). The icon carries
 * the notice, which is therefore neither in the search nor in copied text.
 */
export default function SpaceLink({href, children, ...props}: Props): ReactNode {
  const origin = useSpaceOrigin();
  return (
    <a
      {...props}
      href={useBaseUrl(href)}
      target="_blank"
      rel="noopener noreferrer"
      title={origin && nameOfSpace(origin)}>
      {children}
      <span className={styles.gap}>{'\u00A0'}</span>
      <span
        className={styles.icon}
        role="img"
        aria-label={translate({
          id: 'site.space.link',
          message: '(s’ouvre dans votre Space, nouvel onglet)',
          description: 'Said after the text of a link into the reader’s Space',
        })}>
        {'\u2060'}
      </span>
    </a>
  );
}
