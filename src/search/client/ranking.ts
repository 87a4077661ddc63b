import type {Corpus, Section} from './corpus';
import type {Answers} from './expand';

/** Found with `npm run bench:search`; each change must leave its tables no worse. */
const RANKING = {
  /** A word that answers this well counts as found. */
  certain: 0.8,
  /** What the other answers to the same word add to the best of them. */
  furtherAnswers: 0.3,
  /** How much more a rare word counts when a section lacks it. */
  rarity: 0.2,
  /** Shares of the words found in the section itself and anywhere on its page. */
  ownShare: 0.7,
  pageShare: 0.3,
  /** How severely a section pays for words it lacks. */
  severity: 1.5,
  /** Factors for titles: the query itself, beginning with it, containing it; sections other than openings gain less. */
  titleIs: 3,
  titleBegins: 1.6,
  titleContains: 1.3,
  sectionShare: 0.6,
} as const;

export interface Ranked {
  readonly section: number;
  readonly score: number;
}

/**
 * Scores every section in which a word of the query is found, the best first.
 *
 * A section gains what its words weigh, and what those of its page's opening weigh: the page on the subject goes
 * before one that mentions it. Then it pays for the words that it and its page lack.
 *
 * @param words for each word of the query that the index knows, what answers it
 * @param typed the query as titles are compared: see `plain`
 */
export function rank(corpus: Corpus, words: readonly Answers[], typed: string): Ranked[] {
  const {sections} = corpus;
  const scores = new Float64Array(sections.length);
  const own = new Float64Array(sections.length);
  const onPage = new Float64Array(corpus.openings.length);
  let total = 0;
  for (const answers of words) {
    const found = weigh(corpus, answers);
    const importance = 1 + RANKING.rarity * Math.log(1 + sections.length / (found.size + 1));
    const bestOnPage = new Map<number, number>();
    total += importance;
    for (const [section, {best, sum, certainty}] of found) {
      const share = importance * Math.min(1, certainty / RANKING.certain);
      const {page} = sections[section]!;
      scores[section]! += best + RANKING.furtherAnswers * (sum - best);
      own[section]! += share;
      bestOnPage.set(page, Math.max(share, bestOnPage.get(page) ?? 0));
    }
    for (const [page, share] of bestOnPage) {
      onPage[page]! += share;
    }
  }
  const ranked: Ranked[] = [];
  sections.forEach((section, number) => {
    if (scores[number]! > 0) {
      const found = RANKING.ownShare * own[number]! + RANKING.pageShare * onPage[section.page]!;
      ranked.push({
        section: number,
        score:
          (scores[number]! + scores[corpus.openings[section.page]!]!) *
          (found / total) ** RANKING.severity *
          titleFactor(section, typed),
      });
    }
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

interface Weight {
  best: number;
  sum: number;
  certainty: number;
}

/** What the answers to one word weigh in each section. */
function weigh({occurrences}: Corpus, answers: Answers): Map<number, Weight> {
  const found = new Map<number, Weight>();
  for (const [word, factor] of answers) {
    const {sections = [], weights = []} = occurrences.get(word) ?? {};
    for (let i = 0; i < sections.length; i += 1) {
      const score = factor * weights[i]!;
      const known = found.get(sections[i]!);
      if (known) {
        known.best = Math.max(known.best, score);
        known.sum += score;
        known.certainty = Math.max(known.certainty, factor);
      } else {
        found.set(sections[i]!, {best: score, sum: score, certainty: factor});
      }
    }
  }
  return found;
}

function titleFactor({plainTitle, isOpening}: Section, typed: string): number {
  const gain = typed.length < 2 ? 1 : gainOf(plainTitle, typed);
  return 1 + (gain - 1) * (isOpening ? 1 : RANKING.sectionShare);
}

function gainOf(title: string, typed: string): number {
  if (title === typed) {
    return RANKING.titleIs;
  }
  if (title.startsWith(typed)) {
    return RANKING.titleBegins;
  }
  return title.includes(typed) ? RANKING.titleContains : 1;
}
