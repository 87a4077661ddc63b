import type {Locale} from '../../../site/locales';
import {
  chunksOf,
  formsOf,
  isHan,
  isPhrase,
  plain,
  plainOf,
  runOf,
  tokensOf,
  type Chunk,
} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';
import {writePostings, type Posting} from '../shared/postings';
import {FIELDS} from '../shared/settings';
import type {SearchIndexFile} from '../shared/types';
import type {IndexedSection} from './sections';

const SEGMENTER = new Intl.Segmenter('zh', {granularity: 'word'});

/**
 * Builds the index of some sections. Labels of the interface, typed as they are, lead to the sections that name them.
 * How often a section repeats a word says nothing about whether it answers.
 */
export function buildIndex(
  sections: readonly IndexedSection[],
  locale: Locale,
  labels: readonly string[] = [],
): SearchIndexFile {
  const contents = sections.map(({content}) => chunksOf(content, locale));
  const common = commonPairs(contents, locale);
  const phrases = [...new Set(labels.map((label) => plain(label, locale)))].filter(isPhrase);
  const words = new Map<string, Posting[]>();
  sections.forEach(({title, tags}, section) => {
    const content = contents[section]!;
    const text = ` ${plainOf([...chunksOf(title, locale), ...content])} `;
    const named = phrases.filter((phrase) => text.includes(isHan(phrase) ? phrase : ` ${phrase} `));
    // In the order of the fields.
    [
      tokensOf(title, locale),
      content.flatMap((chunk) => tellingForms(chunk, common)),
      [...tokensOf(tags, locale), ...named],
    ].forEach((tokens, field) => {
      for (const word of new Set(tokens)) {
        const postings = words.get(word) ?? [];
        postings.push({section, field});
        words.set(word, postings);
      }
    });
  });
  return {
    documents: sections.map(({document}) => document),
    index: {
      ref: 'id',
      fields: FIELDS,
      words: Object.fromEntries(
        [...words.keys()].sort().map((word) => [word, writePostings(words.get(word)!)]),
      ),
    },
  };
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
  const counts = new Map<string, number>();
  for (const {parts, isHan: isChinese} of contents.flat()) {
    for (const pair of isChinese ? parts : []) {
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return new Set(
    [...counts]
      .filter(([pair, count]) => count > 2 && ![...pair].some((sign) => grammar.has(sign)))
      .map(([pair]) => pair),
  );
}
