import type {Locale} from '../../../site/locales';
import type {ExcerptPart} from '../shared/types';
import {wantedWords} from './wantedWords';

/** Characters of an excerpt: two lines at most; Chinese signs are twice as wide. */
const LENGTH = {fr: 170, en: 170, de: 170, zh: 80} as const satisfies Record<Locale, number>;

const SENTENCE_END = /[.!?…]+[»”“’)]*\s+|[。！？]+[”’）]*/gu;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/**
 * The parts of the sentence with the highest sum of weights; none for a section without text.
 *
 * @param isTitled the title says all that was typed: the section begins with what answers, wherever it repeats the words
 */
export function excerptOf(
  text: string,
  weights: ReadonlyMap<string, number>,
  locale: Locale,
  isTitled = false,
): ExcerptPart[] {
  const length = LENGTH[locale];
  const {pattern, wantedIn} = wantedWords([...weights.keys()], locale);
  const found: Found[] = [...text.matchAll(pattern)].flatMap(({0: match, index}) => {
    const words = wantedIn(match);
    return words.length > 0 ? [{start: index, end: index + match.length, words}] : [];
  });
  if (isTitled) {
    return partsOf(text, found, 0, length, true);
  }
  const candidates = [
    {start: 0, isSentence: true},
    ...[...text.matchAll(SENTENCE_END)].map(({0: end, index}) => ({
      start: index + end.length,
      isSentence: true,
    })),
    // A long sentence may also be cut to start at one of its words.
    ...found.map(({start}) => ({
      start: text.lastIndexOf(' ', Math.max(0, start - length / 3)) + 1,
      isSentence: false,
    })),
  ];
  // Sum of the weights near a place; between places that show the same, whole sentences win, then the nearer one.
  const weighed = candidates.map(({start, isSentence}) => {
    const shown = found.filter((one) => one.start >= start && one.end <= start + length);
    const words = new Set(shown.flatMap((one) => one.words));
    const weight = [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const distance = (shown[0]?.start ?? start) - start + (isSentence ? 0 : length);
    return {start, isSentence, weight: weight - distance * 1e-6};
  });
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a));
  return partsOf(text, found, best.start, length, best.isSentence);
}

function partsOf(
  text: string,
  found: readonly Found[],
  start: number,
  length: number,
  isSentence: boolean,
): ExcerptPart[] {
  const isCut = start + length < text.length;
  const space = text.lastIndexOf(' ', start + length);
  const end = !isCut ? text.length : space > start + length / 2 ? space : start + length;
  const parts: ExcerptPart[] = [];
  const add = (part: string, isMarked: boolean): void => {
    if (part !== '') {
      parts.push({text: part, isMarked});
    }
  };
  let place = start;
  add(isSentence ? '' : '… ', false);
  for (const one of found) {
    if (one.start >= place && one.end <= end) {
      add(text.slice(place, one.start), false);
      add(text.slice(one.start, one.end), true);
      place = one.end;
    }
  }
  add(text.slice(place, end).trimEnd() + (isCut ? ' …' : ''), false);
  return parts;
}
