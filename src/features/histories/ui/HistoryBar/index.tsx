import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FEEDS} from '@site/src/site/feeds';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useHistorySection} from '../useHistorySection';
import styles from './styles.module.css';

/** Header of all lists of a history: the component, its lists, its feeds. */
export default function HistoryBar(): ReactNode {
  const {slug, name} = useHistorySection();
  const address = useBaseUrl(slug);
  const {pathname} = useLocation();
  const lists = [
    [address, name],
    [`${address}/archive`, translate({id: 'theme.blog.archive.title', message: 'Archive'})],
    [`${address}/tags`, translateTagsPageTitle()],
    [`${address}/authors`, translateBlogAuthorsListPageTitle()],
  ] as const;
  const [current] = lists.filter(([to]) => pathname.startsWith(to)).at(-1) ?? [];
  return (
    <nav className={clsx('tabs fading', styles.bar)} aria-label={name}>
      {lists.map(([to, label]) => (
        <Link
          key={to}
          to={to}
          className={clsx('tabs__item', to === current && 'tabs__item--active')}
          aria-current={to === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      {FEEDS.map(({file, format}) => (
        // Files, not routes.
        <a key={file} className="tabs__item" href={`${address}/${file}`}>
          {format}
        </a>
      ))}
    </nav>
  );
}
