import {beginningWith} from './matches';
import type {Corpus} from './corpus';

/** Readings of a typed word that are tried, the most frequent first. */
const MAX_RUNS = 3;

/** The Chinese of labels and titles that is typed in pinyin, begun, or by its initials: `erwei`, `ewm` → `二维码`. */
export function runsOfPinyin(input: string, corpus: Corpus): readonly string[] {
  const {phrases, syllables} = corpus;
  const typed = input.trim().toLowerCase();
  if (
    syllables.size === 0 ||
    !/^[a-z]{2,}$/.test(typed) ||
    beginningWith(typed, corpus.words).length > 0
  ) {
    return [];
  }
  const counts = new Map<string, number>();
  for (const phrase of phrases) {
    for (let start = 0; start < phrase.length; start += 1) {
      let [read, initials] = ['', ''];
      for (let end = start; initials.length < typed.length && end < phrase.length; end += 1) {
        const syllable = syllables.get(phrase.charAt(end)) ?? ' ';
        const isRead = read.length < typed.length && (read + syllable).startsWith(typed);
        read += syllable;
        initials += syllable.charAt(0);
        if (end > start && (isRead || initials === typed)) {
          const run = phrase.slice(start, end + 1);
          counts.set(run, (counts.get(run) ?? 0) + 1);
        }
      }
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, MAX_RUNS).map(([run]) => run);
}
