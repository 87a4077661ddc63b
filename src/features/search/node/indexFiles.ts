import {LABELS} from '../../../content/labels';
import {bareRoute} from '../../../site/addresses';
import type {Locale} from '../../../site/locales';
import {DEFAULT_TAG, MANUAL_TAG, TAGS, indexFileName, textsFileName} from '../shared/settings';
import type {SearchIndexFile, SearchTextsFile} from '../shared/types';
import {buildIndex} from './buildIndex';
import type {CrawledPage} from './crawl';
import {questionsByAddress, tellingWords} from './questions';
import {sectionsOf} from './sections';
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
  pages: readonly CrawledPage[],
  locale: Locale,
  siteKeywords?: string,
): ReadonlyMap<string, SearchIndexFile | SearchTextsFile> {
  const labels = Object.values(LABELS[locale]);
  const questions = questionsByAddress(locale);
  return new Map<string, SearchIndexFile | SearchTextsFile>(
    TAGS.flatMap((tag) => {
      const isInTag = ({type}: CrawledPage): boolean => (type === 'docs') === (tag === MANUAL_TAG);
      const sections = sectionsOf(pages.filter(isInTag), siteKeywords);
      const asked = sections.flatMap(({document: {id, sectionRoute}}) => {
        const list = questions.get(bareRoute(sectionRoute));
        const words = list?.map((question) => tellingWords(question, locale));
        return words ? [[id, [...new Set(words)]] as const] : [];
      });
      const index: SearchIndexFile = {
        ...buildIndex(sections, locale, labels),
        questions: Object.fromEntries(asked),
        ...(tag === DEFAULT_TAG ? {synonyms: readSynonyms(locale)} : {}),
      };
      const texts = sections.map(({content}) => readable(content));
      return [
        [indexFileName(tag), index],
        [textsFileName(tag), texts],
      ];
    }),
  );
}
