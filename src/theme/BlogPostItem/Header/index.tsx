// Replaces the head of a post: its history and the menu of the page above the title, its authors in the line of the date.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useReadingTime} from '@site/src/features/histories/ui/useReadingTime';
import CopyPage from '@site/src/features/twins/ui/CopyPage';
import LocalDate from '@site/src/ui/LocalDate';
import Title from '@theme/BlogPostItem/Header/Title';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {title, authors, date, readingTime} = useBlogPost().metadata;
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const readingTimeText = useReadingTime();
  return (
    <header>
      <CopyPage>
        <nav
          className="theme-doc-breadcrumbs"
          aria-label={translate({
            id: 'theme.docs.breadcrumbs.navAriaLabel',
            message: 'Breadcrumbs',
          })}>
          <ul className="breadcrumbs">
            <li className="breadcrumbs__item">
              <Link className="breadcrumbs__link" to={blogBasePath}>
                {blogTitle}
              </Link>
            </li>
            <li className="breadcrumbs__item breadcrumbs__item--active">
              <span className="breadcrumbs__link">{title}</span>
            </li>
          </ul>
        </nav>
      </CopyPage>
      <Title />
      <div className={`quiet ${styles.line}`}>
        <LocalDate date={date} dateStyle="long" />
        {readingTime !== undefined && <span>{` · ${readingTimeText(readingTime)}`}</span>}
        {authors.map(({name, page}) => (
          <span key={name}>
            {' · '}
            {page ? <Link to={page.permalink}>{name}</Link> : <span>{name}</span>}
          </span>
        ))}
      </div>
    </header>
  );
}
