import type {Sources} from '../../src/content/load';
import {SOURCE} from '../../src/content/sourceHash';
import {
  translatedCatalogues,
  translatedPages,
  type Translation,
} from '../../src/content/translations';
import {DEPTH, type Finding} from '../finding';

/** No translation is left of a page that is gone. */
export function orphans({pages, pageOfFile}: Sources): Finding[] {
  return pages
    .filter(({source}) => !pageOfFile.has(source))
    .map(({file, source}) => ({
      file,
      line: 1,
      message: `translates ${source}, which does not exist → rename or delete it`,
      follows: source,
      source: {
        file: source,
        line: 1,
        message:
          'is gone, but its translations are there → restore it, or rename or delete them too',
      },
    }));
}

/** No translation is missing, an untranslated skeleton, or stale. */
export function translationsBehind(sources: Sources): Finding[] {
  return translatedPages(sources)
    .filter(({state}) => state !== 'complete')
    .map((translation) => ({
      file: translation.file,
      line: sources.pageOfFile.get(translation.file)?.frontMatter.get(SOURCE)?.line ?? 1,
      awaitsTranslation: true,
      follows: translation.source,
      ...faultOf(translation),
    }));
}

/** No translated catalogue is older than the French messages. */
export async function messagesUpToDate(sources: Sources): Promise<Finding[]> {
  return (await translatedCatalogues(sources))
    .filter(({state}) => state === 'stale')
    .map(({file, source}) => ({
      file,
      line: 1,
      message: `a French message (in src/ or ${source}) is new or has changed → ${translateAnd(file)}`,
      awaitsTranslation: true,
      follows: file,
      source: {
        file: source,
        line: 1,
        message: `a message, here or in src/, is new or has changed, and no translation says so → ${translateAnd(source)}`,
      },
    }));
}

function faultOf({file, source, state, recorded}: Translation): Omit<Finding, 'file' | 'line'> {
  const ofFrench = (message: string) => ({file: source, line: 1, message});
  if (state === 'missing') {
    return {
      message: `missing → translate ${source}`,
      source: ofFrench('has no translation → translate it into the other languages'),
    };
  }
  if (state === 'untranslated') {
    return {message: `is still a skeleton → translate ${source}, ${thenAccept(file)}`};
  }
  return recorded === undefined
    ? {
        depth: DEPTH.stale,
        message: `was never compared with ${source} → compare them, ${thenAccept(file)}`,
      }
    : {
        depth: DEPTH.stale,
        message: `${source} has changed → ${translateAnd(file)}`,
        source: ofFrench(`has changed, and no translation says so → ${translateAnd(source)}`),
      };
}

function translateAnd(file: string): string {
  return `translate what it says now (npm run i18n:status shows what changed), ${thenAccept(file)}`;
}

function thenAccept(file: string): string {
  return `then run npm run i18n:accept -- ${file}`;
}
