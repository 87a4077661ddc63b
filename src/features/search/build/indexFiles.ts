import {LABELS} from '../../../content/labels';
import {bareRoute} from '../../../site/addresses';
import type {Locale} from '../../../site/locales';
import {DEFAULT_TAG, indexFileName, textsFileName} from '../shared/settings';
import type {SearchIndexFile, SearchSettings, SearchTextsFile} from '../shared/types';
import {buildIndex, type IndexedSection} from './buildIndex';
import {questionsByAddress} from './questions';
import {readSynonyms} from './synonyms';

/** The files of a language, by name: index and section texts of each search tag. */
export function indexFiles(
  byTag: ReadonlyMap<string, readonly IndexedSection[]>,
  locale: Locale,
  settings: SearchSettings,
): Map<string, SearchIndexFile | SearchTextsFile> {
  const labels = Object.values(LABELS[locale]);
  const synonyms = readSynonyms(locale);
  const questions = questionsByAddress(locale);
  const files = new Map<string, SearchIndexFile | SearchTextsFile>();
  for (const [tag, sections] of byTag) {
    const asked = sections.map(
      ({document}) => questions.get(bareRoute(document.sectionRoute)) ?? [],
    );
    files.set(indexFileName(tag), {
      ...buildIndex(sections, locale, settings, labels),
      questions: Object.fromEntries(
        asked.flatMap((list, id) => (list.length > 0 ? [[id, list] as const] : [])),
      ),
      ...(tag === DEFAULT_TAG ? {synonyms} : {}),
    });
    files.set(
      textsFileName(tag),
      sections.map(({content}) => content.replace(/\s+/g, ' ').trim()),
    );
  }
  return files;
}
