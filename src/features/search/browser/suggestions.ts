import {fold, isHan} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';
import type {SearchResult} from '../shared/types';
import type {Corpus} from './corpus';
import {distance} from './spelling';

const MAX_WORDS = 3;

const WORD = /\p{Script=Han}{2,}|(?:(?!\p{Script=Han})\p{L}){3,}/gu;

/** Words of titles, as written there, that are spelt or sound like unknown words of a query: the nearest first. */
export function nearestWords(input: string, corpus: Corpus): string[] {
  const typed = (fold(input, corpus.locale).match(WORD) ?? [])
    .filter((word) => word.length <= 40 && corpus.occurrencesOf(word).length === 0)
    .map(soundOf);
  const near = [...titleWordsOf(corpus)].flatMap(([folded, {word, count}]) => {
    const sound = soundOf(folded);
    const shares = typed.flatMap((one) => {
      const limit = isHan(one) ? 1 : Math.floor(one.length / 4);
      const far = distance(one, sound, limit).whole;
      return far <= limit ? far / one.length : [];
    });
    return shares.length > 0 ? [{word, share: Math.min(...shares), count}] : [];
  });
  return near
    .sort((a, b) => a.share - b.share || b.count - a.count)
    .slice(0, MAX_WORDS)
    .map(({word}) => word);
}

/** Normalized word → how a title writes it, and how many titles have it. */
function titleWordsOf({
  locale,
  sections,
}: Corpus): ReadonlyMap<string, {readonly word: string; readonly count: number}> {
  const {areWordsApart, stopWords, grammar} = LANGUAGES[locale];
  const segmenter = areWordsApart ? undefined : new Intl.Segmenter(locale, {granularity: 'word'});
  const words = new Map<string, {readonly word: string; readonly count: number}>();
  for (const {document} of sections) {
    const title = document.sectionTitle;
    const text = segmenter
      ? Array.from(segmenter.segment(title), ({segment}) => segment).join(' ')
      : title;
    for (const word of text.match(WORD) ?? []) {
      const folded = fold(word, locale);
      if (!stopWords.has(folded) && ![...folded].some((sign) => grammar.has(sign))) {
        const before = words.get(folded) ?? {word, count: 0};
        words.set(folded, {...before, count: before.count + 1});
      }
    }
  }
  return words;
}

/** Letters that are heard alike in the four languages are one: `fone` is near `phone`. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/q|ck/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** The first sections of the help page: what readers need most, before anything is typed. */
export function firstHelp({sections}: Corpus): SearchResult[] {
  return sections
    .filter(({document}) => document.sectionRoute.includes('/docs/user/help#'))
    .slice(0, 4)
    .map(({document}) => ({document, score: 0, terms: []}));
}
