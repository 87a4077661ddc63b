// Replaces the search package's page: the engine of the search field, addresses that can be shared, and other ways where
// no script runs.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {loadingLabel, searchLabel} from '@site/src/features/search/ui/SearchField/searchLabel';
import SearchKinds from '@site/src/features/search/ui/SearchKinds';
import {kindLabel} from '@site/src/features/search/ui/SearchKinds/kindLabel';
import SearchResult from '@site/src/features/search/ui/SearchResult';
import SearchStatus from '@site/src/features/search/ui/SearchStatus';
import SearchSuggestions from '@site/src/features/search/ui/SearchSuggestions';
import {forgetLabel} from '@site/src/features/search/ui/SearchSuggestions/labels';
import {useSuggestions} from '@site/src/features/search/ui/SearchSuggestions/useSuggestions';
import {keep, leftOf, useFollow, type Left} from '@site/src/features/search/ui/left';
import {isBlank, useResults} from '@site/src/features/search/ui/useResults';
import {MAX_INPUT_LENGTH} from '@site/src/features/search/shared/settings';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** In ms: Safari refuses more than 100 changes of the address in 30 s. */
const ADDRESS_PAUSE = 1000;

/** The query that is typed, and in the address once nothing has been typed for a while. */
function useQueryOfAddress() {
  const [address, setAddress] = useSearchQueryString();
  const written = address.slice(0, MAX_INPUT_LENGTH);
  const [seen, setSeen] = useState(written);
  const [query, setQuery] = useState(written);
  if (seen !== written) {
    setSeen(written);
    setQuery(written);
  }
  const write = useCallback(() => {
    if (query !== written) {
      setAddress(query);
    }
  }, [query, written, setAddress]);
  useEffect(() => {
    const pause = setTimeout(write, ADDRESS_PAUSE);
    return () => clearTimeout(pause);
  }, [write]);
  return {query, setQuery, write};
}

export default function SearchPage(): ReactNode {
  const {query, setQuery, write} = useQueryOfAddress();
  const {state} = useLocation<{readonly searchPage?: Left} | undefined>();
  const [kind, setKind] = useState(state?.searchPage?.kind);
  const {answer, results, isStalled, retry} = useResults(query, kind);
  const {groups, forget} = useSuggestions(query, answer);
  const input = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const left = leftOf('searchPage');
    if (left && left.query === answer?.query) {
      found.current?.querySelectorAll('a')[left.index]?.focus();
      // Once: the next answer leaves the focus where it is, and a reload starts anew.
      keep('searchPage');
    }
  }, [answer]);

  const follow = useFollow('searchPage', {query, kind}, (next) => {
    setKind(undefined);
    setQuery(next);
    input.current?.focus();
  });

  const label = searchLabel();
  return (
    <Layout>
      <main className="container margin-vert--lg">
        <PageTop query={query} />
        <div className="scripted">
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            maxLength={MAX_INPUT_LENGTH}
            value={query}
            onChange={({currentTarget}) => setQuery(currentTarget.value)}
            // Back returns to what was typed last.
            onBlur={write}
          />
          <SearchKinds chosen={kind} onChoose={setKind} />
        </div>
        {isStalled && <p role="status">{loadingLabel()}</p>}
        <SearchStatus answer={isBlank(query) ? undefined : answer} onRetry={retry} isVisible />
        <div ref={found} className="margin-vert--md">
          <SearchSuggestions
            groups={groups}
            linkProps={() => ({className: styles.link})}
            onFollow={follow}
          />
          <ol className={`clean-list ${styles.results}`}>
            {results.map((result, index) => {
              const href = result.document.sectionRoute;
              return (
                <li key={href} className={styles.result}>
                  <a
                    className={styles.link}
                    href={href}
                    onClick={(event) => follow(event, {href}, index, result)}>
                    <SearchResult result={result} />
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
        {forget && (
          <button type="button" className="button button--secondary button--sm" onClick={forget}>
            {forgetLabel()}
          </button>
        )}
      </main>
    </Layout>
  );
}

/** Title of the page, and other ways where no script runs. */
function PageTop({query}: {readonly query: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
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
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.searchPage.description',
          message:
            'Cherchez dans le manuel et dans les historiques des versions\u00A0: tout se passe dans votre navigateur.',
          description: 'Description of the search page for search engines',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <noscript>
        <p>
          <Translate
            id="site.searchPage.withoutScripts"
            description="On the search page where JavaScript is off, above links to both guides and to a list of all pages">
            {'La recherche a besoin de JavaScript. Sans lui, parcourez\u00A0:'}
          </Translate>
        </p>
        <ul>
          <li>
            <a href={withBaseUrl('/docs/user/')}>{kindLabel('user')}</a>
          </li>
          <li>
            <a href={withBaseUrl('/docs/administrateur/')}>{kindLabel('administrator')}</a>
          </li>
          <li>
            <a href={withBaseUrl('/llms.txt')}>llms.txt</a>
          </li>
        </ul>
      </noscript>
    </>
  );
}
