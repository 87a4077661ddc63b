import {orReload} from '../../../loading/load';
import {ownRelease} from '../../../loading/policy';
import type {Locale} from '../../../site/locales';
import {createSearcher, type Searcher} from './searcher';

const searchers = new Map<string, Searcher>();

/** The searcher of a locale; cached, so that nothing is fetched twice. */
export function searcherOf(baseUrl: string, locale: Locale): Searcher {
  const searcher =
    searchers.get(baseUrl) ??
    createSearcher(baseUrl, locale, {
      fetchFile,
      createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
      loadEngine: async () => (await orReload(import('./engine'))).createEngine(locale),
    });
  searchers.set(baseUrl, searcher);
  return searcher;
}

/** Fetches a file (specification §7) for the release of this tab: cached files of another do not fit the pages. */
async function fetchFile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`${url}?release=${ownRelease() ?? ''}`, {signal});
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}.`);
  }
  return response.arrayBuffer();
}
