import lunr from 'lunr';
import type {Locale} from '../../site/locales';
import {pairsOf, tokensOf} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';
import {compact} from './compact';
import {
  FIELDS,
  type Field,
  type SearchDocument,
  type SearchIndexFile,
  type SearchSettings,
  type SerializedIndex,
} from '../shared/types';

/** How much a long field weakens each of its words: less than lunr's .75, or a page pays for its keywords. */
const LENGTH_MATTERS = 0.4;

const SEGMENTER = new Intl.Segmenter('zh', {granularity: 'word'});

/** Signs that, standing alone, are no part of a word anybody looks for. */
const GRAMMAR = new Set(
  '的了在和是与或把被给从到为于以中会将等已能可就还也不没有您我他她它其这那此个每各并则若如再又但而由向对按时后前内上下里外请让使用要应须只仅都才曾着过地得之所及至则即因当像某另两三一二四五六七八九十',
);

/** A section with what is indexed of it. */
export interface IndexedSection {
  readonly document: SearchDocument;
  readonly title: string;
  readonly content: string;
  readonly tags: string;
  readonly sidebarParentCategories: string;
}

/** Builds the index of each search tag. */
export function buildIndexes(
  byTag: ReadonlyMap<string, readonly IndexedSection[]>,
  locale: Locale,
  settings: SearchSettings,
): Map<string, SearchIndexFile> {
  return new Map(
    [...byTag].map(([tag, sections]) => [tag, buildIndex(sections, locale, settings)]),
  );
}

/** Builds the index of some sections; the boosts are part of it. */
export function buildIndex(
  sections: readonly IndexedSection[],
  locale: Locale,
  settings: SearchSettings,
): SearchIndexFile {
  const boosts: Record<Field, number> = {
    title: settings.titleBoost,
    content: settings.contentBoost,
    tags: settings.tagsBoost,
    sidebarParentCategories: settings.parentCategoriesBoost,
  };
  const builder = new lunr.Builder();
  // The texts arrive as words; nothing of lunr's English is applied to them.
  builder.tokenizer = ((words?: readonly string[]) =>
    (words ?? []).map((word) => new lunr.Token(word, {}))) as typeof lunr.tokenizer;
  builder.b(LENGTH_MATTERS);
  builder.ref('id');
  for (const field of FIELDS) {
    builder.field(field, {boost: boosts[field]});
  }
  for (const {document, title, content, tags, sidebarParentCategories} of sections) {
    builder.add({
      id: String(document.id),
      title: tokensOf(title, locale),
      content: withoutStopWords(tokensOf(content, locale, pairsWithinWords), locale),
      tags: tokensOf(tags, locale),
      sidebarParentCategories: tokensOf(sidebarParentCategories, locale),
    });
  }
  // lunr's types say `object`; what it holds is written in lunr.Index.prototype.toJSON, and lunr's vectors
  // become plain lists on the way through JSON only.
  const index = JSON.parse(JSON.stringify(builder.build())) as SerializedIndex;
  return {documents: sections.map(({document}) => document), index: compact(index)};
}

/**
 * The pairs of a run of Chinese that are not half of one word and half of the next: those would be half of the
 * index, and nobody asks for them. A sign that stands alone may be part of a word the dictionary does not know,
 * unless it only serves grammar.
 */
export function pairsWithinWords(run: string): string[] {
  const places = [...SEGMENTER.segment(run)].flatMap(({segment}) => {
    const signs = [...segment];
    return signs.map((sign, index) => ({
      isFirst: index === 0,
      isAlone: signs.length === 1 && !GRAMMAR.has(sign),
    }));
  });
  return pairsOf(run).filter((_, index) => {
    const [left, right] = [places[index], places[index + 1]];
    return !right?.isFirst || (right.isAlone && left?.isAlone === true);
  });
}

/** In running text they are everywhere and tell nothing; in titles they are kept, for those who type one. */
function withoutStopWords(words: readonly string[], locale: Locale): string[] {
  const {stopWords} = LANGUAGES[locale];
  return words.filter((word) => !stopWords.has(word));
}
