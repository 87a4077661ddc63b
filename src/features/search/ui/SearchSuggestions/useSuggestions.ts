import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import first from '@generated/decisions/default/first.json';
import versions from '@generated/releases/default/versions.json';
import {CASE, DECISION_PAGES} from '../../../../site/decision';
import {reportAddress} from '../../../../ui/ReportLink/report';
import type {Answer} from '../../browser/engine';
import {RECENT_PAGES} from '../../shared/settings';
import {isBlank} from '../useResults';
import {nearestLabel, noResults} from './labels';
import {recentPages} from './recentPages';

export interface Target {
  readonly href: string;
  /** A query to try instead of leaving. */
  readonly query?: string;
}

/** A way on where there are no results. */
export interface Suggestion extends Target {
  readonly label: string;
  /** Another site: opened in a tab of its own. */
  readonly isElsewhere?: boolean;
}

export interface SuggestionGroup {
  readonly title?: string;
  readonly suggestions: readonly Suggestion[];
}

/** Long queries would make an address that servers refuse. */
const MAX_REPORTED = 100;

/** The address of the page of all results; a query may end with half a sign. */
export function searchAddress(searchPage: string, query: string): string {
  return `${searchPage}?${new URLSearchParams({q: query}).toString()}`;
}

/**
 * What the search offers before anything is typed, and where nothing is found; nothing while there are results.
 * @returns also what forgets the recent pages, if there are any
 */
export function useSuggestions(
  query: string,
  answer: Answer | undefined,
): {groups: readonly SuggestionGroup[]; forget?: () => void} {
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  const [kept, slot] = useStorageSlot(RECENT_PAGES);
  if (!isBlank(query)) {
    return {groups: answer?.results.length === 0 ? waysOn(answer.nearest) : []};
  }
  const recent = recentPages(kept, pathname);
  const help = answer?.results ?? [];
  return {
    groups: [
      {
        title: translate({
          id: 'site.search.recent',
          message: 'Pages récentes',
          description: 'Heading above the pages that the reader has last been on',
        }),
        suggestions: recent,
      },
      {
        title: help[0]?.document.pageTitle ?? '',
        suggestions: help.map(({document: {sectionTitle: label, sectionRoute: href}}) => ({
          label,
          href,
        })),
      },
    ].filter(({suggestions}) => suggestions.length > 0),
    ...(recent.length > 0 && {forget: () => slot.del()}),
  };

  function waysOn(nearest: readonly string[]): SuggestionGroup[] {
    const searchPage = withBaseUrl('/search');
    const asked = query.slice(0, MAX_REPORTED);
    const words = nearest.map((word) => ({
      label: word,
      href: searchAddress(searchPage, word),
      query: word,
    }));
    const ways = [
      {
        label: translate({
          id: 'site.search.tasks',
          message: 'Guide administrateur, par tâche',
          description: 'Link to the list of an administrator’s tasks where a search finds nothing',
        }),
        href: withBaseUrl('/docs/administrateur/#by-task'),
      },
      {
        label: translate({
          id: 'site.search.report',
          message: 'Signaler ce que vous cherchiez',
          description: 'Link to the tracker’s form, filled in, where a search finds nothing',
        }),
        href: reportAddress(
          {pathname: searchAddress(searchPage, asked), title: `${noResults()} ${asked}`},
          versions,
        ),
        isElsewhere: true,
      },
    ];
    const incidents = first.answers.map(({id, title}) => ({
      label: title,
      href: withBaseUrl(`${DECISION_PAGES.user}?${CASE}=${id}`),
    }));
    return [
      ...(words.length > 0 ? [{title: nearestLabel(), suggestions: words}] : []),
      {title: first.question, suggestions: incidents},
      {suggestions: ways},
    ];
  }
}
