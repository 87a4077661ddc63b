import type {Locale} from '../../../site/locales';
import {JOINERS, tokensOf} from '../shared/analyzer';

const HAN = /\p{Script=Han}/u;

/** A letter or digit of a word that is not Chinese, joiners included. */
const LETTER = `(?:(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}${JOINERS}])`;

export interface WantedWords {
  /** Matches candidates; global. */
  readonly pattern: RegExp;
  /** The wanted words that a candidate stands for; none when it is another word. */
  readonly wantedIn: (found: string) => readonly string[];
}

/** A matcher with the analyzer of the index: accents, joiners, elisions and compounds make no difference. */
export function wantedWords(words: readonly string[], locale: Locale): WantedWords {
  const wanted = new Set(words);
  return {
    pattern: wordPattern(words),
    wantedIn: (found) => tokensOf(found, locale).filter((word) => wanted.has(word)),
  };
}

/** Chinese as far as it is wanted, else whole words with their joiners. */
function wordPattern(terms: readonly string[]): RegExp {
  const han = chainsOf(terms.filter((term) => HAN.test(term)))
    .sort((a, b) => b.length - a.length)
    .map((chain) => [...chain].join(`[${JOINERS}]*`));
  return new RegExp([...han, `${LETTER}+(?:[-._:@/+]${LETTER}+)*`].join('|'), 'gu');
}

/** Pairs of signs, and the runs they form: `密码`, `码生`, `生成` → also `密码生`, `码生成`, `密码生成`. */
function chainsOf(pairs: readonly string[]): string[] {
  const chains = new Set<string>();
  pairs.forEach((first, start) => {
    let chain = first;
    chains.add(chain);
    for (const next of pairs.slice(start + 1)) {
      if (chain.at(-1) !== next.at(0)) {
        return;
      }
      chain += next.slice(1);
      chains.add(chain);
    }
  });
  return [...chains];
}
