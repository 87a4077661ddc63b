// Replaces the search package's page: the same engine as the field, and addresses that can be shared.
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {searchLabel} from '@site/src/components/SearchField/searchLabel';
import SearchKinds from '@site/src/components/SearchKinds';
import SearchResult from '@site/src/components/SearchResult';
import SearchStatus from '@site/src/components/SearchStatus';
import {useOpenResult} from '@site/src/search/client/useOpenResult';
import {useSearcher} from '@site/src/search/client/useSearcher';
import type {Kind} from '@site/src/search/shared/kinds';
import {MAX_INPUT_LENGTH} from '@site/src/search/shared/settings';
import type {SearchResult as Result} from '@site/src/search/shared/types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}

interface Answer {
  readonly query: string;
  readonly kind: Kind | undefined;
  readonly results: readonly Result[];
}

const NO_ANSWER: Answer = {query: '', kind: undefined, results: []};

/** Stands inside the layout, which knows the versions of the manual. */
function SearchPageContent(): ReactNode {
  const [written, setQuery] = useSearchQueryString();
  const query = written.slice(0, MAX_INPUT_LENGTH);
  const [kind, setKind] = useState<Kind>();
  const [answer, setAnswer] = useState(NO_ANSWER);
  const search = useSearcher();
  const openResult = useOpenResult();
  const history = useHistory();

  useEffect(() => {
    let isOver = false;
    void search({input: query, kind}).then((results) => {
      if (!isOver) {
        setAnswer({query, kind, results});
      }
    });
    return () => {
      isOver = true;
    };
  }, [search, query, kind]);

  function handleClick(event: MouseEvent, result: Result): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openResult(result);
    }
  }

  const label = searchLabel();
  const title =
    query === ''
      ? translate({
          id: 'site.searchPage.title',
          message: 'Rechercher dans la documentation',
          description: 'Title of the search page before anything is typed',
        })
      : translate(
          {
            id: 'site.searchPage.resultsTitle',
            message: 'Résultats de recherche pour «\u202F{query}\u202F»',
            description: 'Title of the search page',
          },
          {query},
        );
  return (
    <main className="container margin-vert--lg">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={MAX_INPUT_LENGTH}
        value={query}
        onChange={({currentTarget}) => setQuery(currentTarget.value)}
      />
      <SearchKinds chosen={kind} onChoose={setKind} />
      <SearchStatus
        query={query}
        isBusy={answer.query !== query || answer.kind !== kind}
        count={answer.results.length}
      />
      <ol className={styles.results}>
        {answer.results.map((result) => (
          <li key={result.document.sectionRoute} className={styles.result}>
            <a
              className={styles.link}
              href={history.createHref(locationOf(result))}
              onClick={(event) => handleClick(event, result)}>
              <SearchResult document={result.document} />
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}

function locationOf({document: {sectionRoute}}: Result): {pathname: string; hash: string} {
  const [pathname = '', hash] = sectionRoute.split('#');
  return {pathname, hash: hash === undefined ? '' : `#${hash}`};
}
