import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FEEDS} from '@site/src/site/feeds';
import type {ReactNode} from 'react';
import {useHistorySection} from '../useHistorySection';
import styles from './styles.module.css';

/** Header of all pages of a history: the component, its lists, its feeds. */
export default function HistoryBar(): ReactNode {
  const {slug, name} = useHistorySection();
  const address = useBaseUrl(slug);
  return (
    <nav className={styles.bar} aria-label={name}>
      <Link to={address} className={styles.component}>
        {name}
      </Link>
      <Link to={`${address}/archive`}>
        {translate({id: 'theme.blog.archive.title', message: 'Archive'})}
      </Link>
      <Link to={`${address}/tags`}>{translateTagsPageTitle()}</Link>
      <Link to={`${address}/authors`}>{translateBlogAuthorsListPageTitle()}</Link>
      {FEEDS.map(({file, format}) => (
        // Files, not routes.
        <a key={file} href={`${address}/${file}`}>
          {format}
        </a>
      ))}
    </nav>
  );
}
