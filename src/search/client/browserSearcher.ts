import type {Locale} from '../../site/locales';
import {createSearcher, type Searcher} from './searcher';

const searchers = new Map<string, Searcher>();

/** The searcher of a language of the site; one for the life of the page, so that nothing is fetched twice. */
export function searcherOf(baseUrl: string, locale: Locale): Searcher {
  const searcher =
    searchers.get(baseUrl) ??
    createSearcher(baseUrl, locale, {
      fetchFile: (url) => fetch(url),
      createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
      loadEngine: async () => (await import('./engine')).createEngine(locale),
    });
  searchers.set(baseUrl, searcher);
  return searcher;
}
