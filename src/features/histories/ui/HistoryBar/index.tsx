import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {FEEDS} from '@site/src/site/feeds';
import {toLocale} from '@site/src/site/locales';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useHistorySection} from '../useHistorySection';
import styles from './styles.module.css';

/** Header of all lists of a history: the components, then, less loud, its further lists, and its feeds at the end. */
export default function HistoryBar(): ReactNode {
  const {slug, name} = useHistorySection();
  const locale = toLocale(useDocusaurusContext().i18n.currentLocale);
  const home = useBaseUrl('/');
  const address = home + slug;
  const {pathname} = useLocation();
  const components = HISTORIES.map(
    (history) => [home + history.slug, nameOf(history, locale)] as const,
  );
  const lists = [
    [`${address}/archive`, translate({id: 'theme.blog.archive.title', message: 'Archive'})],
    [`${address}/tags`, translateTagsPageTitle()],
    [`${address}/authors`, translateBlogAuthorsListPageTitle()],
  ] as const;
  const [current] = lists.find(([to]) => pathname.startsWith(to)) ?? [address];
  const tab = ([to, label]: readonly [string, string]) => (
    <Link
      key={to}
      to={to}
      className={clsx(
        'tabs__item',
        to === current ? 'tabs__item--active' : to === address && styles.own,
      )}
      aria-current={to === current ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className={clsx('tabs', styles.bar)} aria-label={name}>
      {components.map(tab)}
      <span>{lists.map(tab)}</span>
      <span className={styles.feeds}>
        {FEEDS.map(({file, format}) => (
          // Files, not routes.
          <a key={file} href={`${address}/${file}`}>
            {format}
          </a>
        ))}
      </span>
    </nav>
  );
}
