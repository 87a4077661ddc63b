import type {Locale} from '../../site/locales';
import {chunksOf, runOf} from '../shared/analyzer';
import {root, stem} from '../shared/stem';
import type {SearchDocument, SearchIndexFile} from '../shared/types';

/** Sections in which a word stands, with its weight there: lunr's, all fields together. */
export interface Occurrences {
  readonly sections: number[];
  readonly weights: number[];
}

export interface Section {
  readonly document: SearchDocument;
  /** Which index the section comes from. */
  readonly source: number;
  readonly page: number;
  /** True for the opening of a page. */
  readonly isOpening: boolean;
  /** The title as readers may type it: words only, one space between. */
  readonly plainTitle: string;
}

/** The indexes of a language, ready to be asked. */
export interface Corpus {
  readonly locale: Locale;
  readonly sections: readonly Section[];
  /** The opening section of each page. */
  readonly openings: readonly number[];
  /** All words, sorted. */
  readonly words: readonly string[];
  readonly occurrences: ReadonlyMap<string, Occurrences>;
  /** Words by what is left without their inflection, and by their root. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  readonly roots: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads index files as lunr writes them. lunr itself is not needed for that: a word's weights stand in the
 * field vectors, boosts included.
 */
export function readCorpus(files: readonly SearchIndexFile[], locale: Locale): Corpus {
  const sections: Section[] = [];
  const pages = new Map<string, number>();
  const openings: number[] = [];
  const occurrences = new Map<string, Occurrences>();
  files.forEach(({documents, index}, source) => {
    const places = new Map<string, number>();
    for (const document of documents) {
      const [url = '', hash] = document.sectionRoute.split('#');
      const page = pages.get(url) ?? pages.size;
      pages.set(url, page);
      if (hash === undefined || openings[page] === undefined) {
        openings[page] = sections.length;
      }
      places.set(String(document.id), sections.length);
      sections.push({
        document,
        source,
        page,
        isOpening: hash === undefined,
        plainTitle: plain(document.sectionTitle, locale),
      });
    }
    const byNumber: Occurrences[] = [];
    for (const [word, {_index}] of index.invertedIndex) {
      const known = occurrences.get(word) ?? {sections: [], weights: []};
      occurrences.set(word, known);
      byNumber[_index] = known;
    }
    for (const [ref, vector] of index.fieldVectors) {
      const section = places.get(ref.slice(ref.indexOf('/') + 1));
      if (section !== undefined) {
        readVector(vector, section, byNumber);
      }
    }
  });
  const words = [...occurrences.keys()].sort();
  return {
    locale,
    sections,
    openings,
    words,
    occurrences,
    stems: groupBy(words, (word) => stem(word, locale)),
    roots: groupBy(words, (word) => root(word, locale)),
  };
}

/** A title or a query as words only, one space between; Chinese without any. */
export function plain(text: string, locale: Locale): string {
  return chunksOf(text, locale)
    .map(({parts, isHan}) => (isHan ? runOf(parts) : parts.join(' ')))
    .join(' ');
}

/** Adds the weights of one field of a section; the fields of a section follow one another. */
function readVector(
  vector: readonly number[],
  section: number,
  byNumber: readonly Occurrences[],
): void {
  for (let i = 0; i < vector.length; i += 2) {
    const found = byNumber[vector[i]!];
    if (found) {
      const last = found.sections.length - 1;
      if (found.sections[last] === section) {
        found.weights[last]! += vector[i + 1]!;
      } else {
        found.sections.push(section);
        found.weights.push(vector[i + 1]!);
      }
    }
  }
}

function groupBy(
  words: readonly string[],
  keyOf: (word: string) => string,
): Map<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group) {
      group.push(word);
    } else {
      groups.set(key, [word]);
    }
  }
  return groups;
}
