import {LABELS} from '../../../content/labels';
import {bareRoute} from '../../../site/addresses';
import type {Locale} from '../../../site/locales';
import {DEFAULT_TAG, indexFileName, textsFileName} from '../shared/settings';
import type {SearchIndexFile, SearchSettings, SearchTextsFile} from '../shared/types';
import {buildIndex, type IndexedSection} from './buildIndex';
import {questionsByAddress, tellingWords} from './questions';
import {readSynonyms} from './synonyms';

/** A text with single spaces, and none at full-width signs. */
function readable(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([。，、；：？！（）]) ?/g, '$1');
}

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
    const asked = sections.map(({document}) => {
      const list = questions.get(bareRoute(document.sectionRoute)) ?? [];
      return [...new Set(list.map((question) => tellingWords(question, locale)))];
    });
    files.set(indexFileName(tag), {
      ...buildIndex(sections, locale, settings, labels),
      questions: Object.fromEntries(
        asked.flatMap((list, id) => (list.length > 0 ? [[id, list] as const] : [])),
      ),
      ...(tag === DEFAULT_TAG ? {synonyms} : {}),
    });
    files.set(
      textsFileName(tag),
      sections.map(({content}) => readable(content)),
    );
  }
  return files;
}
