import type {Locale} from '../../../site/locales';
import {
  chunksOf,
  formsOf,
  isHan,
  plain,
  plainOf,
  runOf,
  tokensOf,
  type Chunk,
} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';
import {writePostings, type Posting} from '../shared/postings';
import type {Field, SearchDocument, SearchIndexFile, SearchSettings} from '../shared/types';

const SEGMENTER = new Intl.Segmenter('zh', {granularity: 'word'});

export interface IndexedSection {
  readonly document: SearchDocument;
  readonly title: string;
  readonly content: string;
  readonly tags: string;
  readonly sidebarParentCategories: string;
}

/**
 * Builds the index of some sections. Labels of the interface, typed as they are, lead to the sections that name them.
 * How often a section repeats a word says nothing about whether it answers.
 */
export function buildIndex(
  sections: readonly IndexedSection[],
  locale: Locale,
  settings: SearchSettings,
  labels: readonly string[] = [],
): SearchIndexFile {
  const fields: readonly {readonly name: Field; readonly boost: number}[] = [
    {name: 'title', boost: settings.titleBoost},
    {name: 'content', boost: settings.contentBoost},
    {name: 'tags', boost: settings.tagsBoost},
    {name: 'sidebarParentCategories', boost: settings.parentCategoriesBoost},
  ];
  const contents = sections.map(({content}) => chunksOf(content, locale));
  const common = commonPairs(contents, locale);
  const phrases = [...new Set(labels.map((label) => plain(label, locale)))].filter(isPhrase);
  const words = new Map<string, Posting[]>();
  fields.forEach(({name}, field) => {
    const tokens =
      name === 'content'
        ? contents.map((chunks) => chunks.flatMap((chunk) => tellingForms(chunk, common)))
        : sections.map((section) => tokensOf(section[name], locale));
    tokens.forEach((list, section) => {
      for (const word of new Set(list)) {
        add(words, word, {section, field});
      }
      if (name === 'tags') {
        const title = chunksOf(sections[section]!.title, locale);
        const text = ` ${plainOf([...title, ...contents[section]!])} `;
        for (const phrase of phrases) {
          if (text.includes(isHan(phrase) ? phrase : ` ${phrase} `)) {
            add(words, phrase, {section, field});
          }
        }
      }
    });
  });
  return {
    documents: sections.map(({document}) => document),
    index: {
      ref: 'id',
      fields,
      words: Object.fromEntries(
        [...words.keys()]
          .sort()
          .map((word) => [
            word,
            writePostings(
              words.get(word)!.sort((a, b) => a.section - b.section || a.field - b.field),
            ),
          ]),
      ),
    },
  };
}

function add(words: Map<string, Posting[]>, word: string, posting: Posting): void {
  const known = words.get(word);
  if (known) {
    known.push(posting);
  } else {
    words.set(word, [posting]);
  }
}

function countsOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/** A label of one word is already a word of the index, one of two signs a pair. */
function isPhrase(label: string): boolean {
  return isHan(label) ? [...label].length > 2 : label.includes(' ');
}

/**
 * The forms of a word to index: every one, but of a run of Chinese only the pairs that readers search for. A pair
 * across two words is indexed where it stands more than twice, since the dictionary may have cut a word there (`二维码`),
 * and contains no sign of grammar: all of them would be half of the index.
 */
function tellingForms(chunk: Chunk, common: ReadonlySet<string>): readonly string[] {
  if (!chunk.isHan) {
    return formsOf(chunk);
  }
  const starts = new Set([...SEGMENTER.segment(runOf(chunk.parts))].map(({index}) => index));
  let place = 0;
  return chunk.parts.filter((pair) => {
    place += pair.length / 2;
    return !starts.has(place) || common.has(pair);
  });
}

function commonPairs(contents: readonly (readonly Chunk[])[], locale: Locale): Set<string> {
  const {grammar} = LANGUAGES[locale];
  const counts = countsOf(
    contents.flatMap((chunks) => chunks.flatMap(({parts, isHan}) => (isHan ? parts : []))),
  );
  return new Set(
    [...counts]
      .filter(([pair, count]) => count > 2 && ![...pair].some((sign) => grammar.has(sign)))
      .map(([pair]) => pair),
  );
}
