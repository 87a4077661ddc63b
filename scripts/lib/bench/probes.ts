import {distance} from '../../../src/features/search/browser/spelling';

/** A page as readers know it. */
export interface ProbedPage {
  readonly path: string;
  readonly title: string;
}

/** Something typed, and the pages that should come up. */
export interface Probe {
  readonly input: string;
  readonly targets: readonly string[];
}

const SHORTEST = 6;
const CAP = 3;

/**
 * Each title letter by letter, from six letters on. A beginning that more titles share than there are places is
 * left out: all of them cannot be among the first three.
 */
export function beginnings(pages: readonly ProbedPage[]): Probe[] {
  return pages.flatMap(({path, title}) => {
    const signs = [...title];
    return signs
      .map((_, index) => signs.slice(0, index + 1).join(''))
      .filter((input) => [...input].length >= SHORTEST)
      .filter(
        (input) =>
          pages.filter((other) => other.title.toLowerCase().startsWith(input.toLowerCase()))
            .length <= CAP,
      )
      .map((input) => ({input, targets: [path]}));
  });
}

/** One letter of a title wrong, missing, doubled by another or swapped with the one before; three of each title. */
export function typos(pages: readonly ProbedPage[], random: () => number): Probe[] {
  return pages.flatMap(({path, title}) => {
    const signs = [...title];
    const places = signs
      .map((_, index) => index)
      .filter((index) => isLetter(signs[index]) && isLetter(signs[index - 1]));
    return Array.from({length: places.length > 0 ? 3 : 0}, () => {
      const place = places[Math.floor(random() * places.length)] ?? 0;
      return {input: withTypo(signs, place, random), targets: [path]};
    });
  });
}

/** Every two signs of Chinese that stand in one title only. */
export function uniquePairs(pages: readonly ProbedPage[]): Probe[] {
  const owners = new Map<string, Set<string>>();
  for (const {path, title} of pages) {
    for (const run of title.match(/\p{Script=Han}+/gu) ?? []) {
      const signs = [...run];
      signs.slice(1).forEach((sign, index) => {
        const pair = `${signs[index]}${sign}`;
        owners.set(pair, (owners.get(pair) ?? new Set()).add(path));
      });
    }
  }
  return [...owners]
    .filter(([, paths]) => paths.size === 1)
    .map(([input, paths]) => ({input, targets: [...paths]}));
}

/** The same numbers at every run: results can be compared. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

export interface Relevance {
  readonly count: number;
  readonly mrr: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly missed: readonly string[];
}

/** How high the pages wanted stand among the answers. */
export function measure(
  probes: readonly Probe[],
  ask: (input: string) => readonly string[],
): Relevance {
  const ranks = probes.map(({input, targets}) =>
    ask(input).findIndex((path) => targets.includes(path)),
  );
  const share = (isHit: (rank: number) => boolean): number =>
    probes.length === 0 ? 1 : ranks.filter(isHit).length / probes.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0);
  return {
    count: probes.length,
    mrr: probes.length === 0 ? 1 : reciprocal / probes.length,
    hitAt1: share((rank) => rank === 0),
    hitAt3: share((rank) => rank >= 0 && rank < CAP),
    missed: probes.filter((_, index) => !isTop(ranks[index])).map(({input}) => input),
  };
}

function isTop(rank: number | undefined): boolean {
  return rank !== undefined && rank >= 0 && rank < CAP;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign);
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const HAN = '的一是了我不人在他有这个上们来到时大地为子中你说生国年着就那和要她出也得里后自以会';

function withTypo(signs: readonly string[], place: number, random: () => number): string {
  const alphabet = [...(/\p{Script=Han}/u.test(signs[place] ?? '') ? HAN : LATIN)];
  const sign = alphabet[Math.floor(random() * alphabet.length)] ?? '';
  const before = signs.slice(0, place);
  const after = signs.slice(place + 1);
  const own = signs[place] ?? '';
  switch (Math.floor(random() * 4)) {
    case 0:
      return [...before, sign, ...after].join('');
    case 1:
      return [...before, ...after].join('');
    case 2:
      return [...before, sign, own, ...after].join('');
    default:
      return [...before.slice(0, -1), own, before.at(-1), ...after].join('');
  }
}

/**
 * Words that look like those of a language and are none: letters follow each other as they do there. None is half
 * a word, or a word misspelt; Chinese ones are signs at random.
 */
export function nonWords(
  words: readonly string[],
  count: number,
  random: () => number,
): readonly string[] {
  const latin = words.filter((word) => /^\p{Script=Latin}{4,}$/u.test(word));
  const next = new Map<string, string[]>();
  for (const word of latin) {
    [...word, '$'].forEach((sign, index) => {
      const before = `^^${word}`.slice(index, index + 2);
      next.set(before, [...(next.get(before) ?? []), sign]);
    });
  }
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const isHan = words.filter((word) => /^\p{Script=Han}+$/u.test(word)).length > latin.length;
  const found = new Set<string>();
  while (found.size < count) {
    let word = '';
    if (isHan) {
      word = Array.from({length: 3}, () =>
        String.fromCodePoint(0x4e00 + Math.floor(random() * 20_000)),
      ).join('');
    } else {
      for (let sign = ''; sign !== '$' && word.length < 13; word += sign === '$' ? '' : sign) {
        sign = pick(next.get(`^^${word}`.slice(-2)) ?? ['$']) ?? '$';
      }
    }
    const isNear = (known: string): boolean =>
      known.startsWith(word) || distance(word, known, 1).beginning < 2;
    if ((isHan || word.length > 4) && !words.some(isNear)) {
      found.add(word);
    }
  }
  return [...found];
}
