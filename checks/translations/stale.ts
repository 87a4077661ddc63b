import type {Sources} from '../../src/content/load';
import {SOURCE} from '../../src/content/sourceHash';
import {
  translatedCatalogues,
  translatedPages,
  type Translation,
} from '../../src/content/translations';
import {DEPTH, type Finding} from '../finding';
import type {PageFinding} from '../rule';

/** No translation is missing, an untranslated skeleton, or stale. */
export function translationsBehind(sources: Sources): Finding[] {
  return translatedPages(sources).flatMap((translation) => {
    const fault = faultOf(sources, translation);
    const {file, source: follows} = translation;
    return fault ? [{file, awaitsTranslation: true, follows, ...fault}] : [];
  });
}

/** No translated catalogue is older than the French messages. */
export async function messagesUpToDate(sources: Sources): Promise<Finding[]> {
  return (await translatedCatalogues(sources))
    .filter(({state}) => state === 'stale')
    .map(({file, source}) => ({
      file,
      line: 1,
      message: `a French message (in src/ or ${source}) is new or has changed → translate what it says now, ${thenAccept(file)}`,
      awaitsTranslation: true,
      follows: file,
      source: {
        file: source,
        line: 1,
        message: `a message, here or in src/, is new or has changed, and no translation says so → translate what it says now, ${thenAccept(source)}`,
      },
    }));
}

function faultOf(
  {pageOfFile}: Sources,
  {file, source, state, recorded}: Translation,
): PageFinding | undefined {
  const line = pageOfFile.get(file)?.frontMatter.get(SOURCE)?.line ?? 1;
  switch (state) {
    case 'complete':
      return undefined;
    case 'missing':
      return {
        line: 1,
        message: `missing → translate ${source}`,
        source: {
          file: source,
          line: 1,
          message: 'has no translation → translate it into the other languages',
        },
      };
    case 'untranslated':
      return {line, message: `is still a skeleton → translate ${source}, ${thenAccept(file)}`};
    case 'stale':
      return recorded === undefined
        ? {
            line,
            depth: DEPTH.stale,
            message: `was never compared with ${source} → compare them, ${thenAccept(file)}`,
          }
        : {
            line,
            depth: DEPTH.stale,
            message: `${source} has changed → translate what it says now (npm run i18n:status shows what changed), ${thenAccept(file)}`,
            source: {
              file: source,
              line: 1,
              message: `has changed, and no translation says so → translate what it says now (npm run i18n:status shows what changed), ${thenAccept(source)}`,
            },
          };
  }
}

function thenAccept(file: string): string {
  return `then run npm run i18n:accept -- ${file}`;
}
