import {LOCALES} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {lockFile, lockOf, translationStatus, type TranslationStatus} from '../../src/content/lock';
import {DEPTH, type Finding} from '../finding';
import type {PageFinding} from '../rule';

/** No translation is missing, an untranslated skeleton, or stale. */
export function translationsBehind(sources: Sources): Finding[] {
  return translationStatus(sources).flatMap((status) =>
    faultsOf(sources, status).map((fault) => ({
      file: status.file,
      awaitsTranslation: true,
      follows: status.source.file,
      ...fault,
    })),
  );
}

/** A section that two branches reviewed keeps one hash: the other would let an older text pass. */
export function mergedReviews(sources: Sources): Finding[] {
  return LOCALES.flatMap((locale) => {
    const file = lockFile(locale);
    const lines = sources.files.get(file)?.split('\n') ?? [];
    return [...lockOf(sources, locale)]
      .filter(([key, hashes]) => key.includes('#') && hashes.size > 1)
      .map(([key, {size}]) => ({
        file,
        line: lines.findIndex((line) => line.startsWith(`${key} `)) + 1,
        message: `${key} has ${size} hashes, left by a merge → compare the section with its source, then run npm run i18n:accept -- ${key.split('#')[0]}`,
      }));
  });
}

function faultsOf(
  {pageOfFile}: Sources,
  {file, source, state, behind}: TranslationStatus,
): PageFinding[] {
  const then = `then run npm run i18n:accept -- ${file}`;
  switch (state) {
    case 'complete':
      return [];
    case 'missing':
      return [
        {
          line: 1,
          message: `missing → translate ${source.file}`,
          source: {
            file: source.file,
            line: 1,
            message: 'has no translation → translate it into the other languages',
          },
        },
      ];
    case 'untranslated':
      return [{line: 1, message: `is still a skeleton → translate ${source.file}, ${then}`}];
    case 'stale':
      if (behind.length === source.meaning.length) {
        return [
          {
            line: 1,
            depth: DEPTH.stale,
            message: `was never compared with ${source.file} → compare them, ${then}`,
          },
        ];
      }
      return behind.map(({id, line}) => ({
        depth: DEPTH.stale,
        line: pageOfFile.get(file)?.headings.find((heading) => heading.id === id)?.line ?? 1,
        source: {
          file: source.file,
          line,
          message: `has changed, and no translation says so → translate what it says now, then run npm run i18n:accept -- ${source.file}`,
        },
        message: `${source.file}:${line} has changed → translate what it says now, ${then}`,
      }));
  }
}
