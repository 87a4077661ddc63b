import {plain} from './names';

/** What a name does to the words around it. */

/** French words that lose their vowel before another, as they are written in full. */
const ELIDED = 'de|que|lorsque|puisque|quoique|jusque|ne|se|me|te|je';

/** What no letter leans on: an apostrophe after a letter belongs to a word, another begins a string. */
const ALONE = "(?<![\\p{L}’-]|\\p{L}')";

/** What may stand between a word and the name that follows it: emphasis, the beginning of a link. */
const MARKS = '(?:\\*\\*|[*_[`“])*';

/** Begins with a vowel that French elides and English puts “an” before: `Écluse`, `Ørsted`, not `L’Écluse`, `Yoga`. */
export function beginsWithVowel(name: string): boolean {
  return /^(?:[aeiou]|y[^aeiou])/.test(plain(name));
}

/**
 * French around a name: “de Port” becomes “d’Écluse”, “qu’Écluse” becomes “que Port”. A name in h is taken as one
 * before which nothing is elided; {@link doubtfulFrench} finds it.
 *
 * @param text in which `hole` stands for the name
 */
export function inFrench(text: string, hole: string, name: string): string {
  const full = new RegExp(
    `${ALONE}(${ELIDED})(?<space>[ \\u00A0\\u202F])(${MARKS})(?=${hole})`,
    'giu',
  );
  const cut = new RegExp(
    `${ALONE}(d|qu|lorsqu|puisqu|quoiqu|jusqu|n|s|m|t|j)’(${MARKS})(?=${hole})`,
    'giu',
  );
  return beginsWithVowel(name)
    ? text.replace(
        full,
        (_all, word: string, _space, marks: string) => `${word.slice(0, -1)}’${marks}`,
      )
    : text.replace(cut, (_all, word: string, marks: string) => `${word}e ${marks}`);
}

/** A name after the words that lean on it, for the spelling: `d’Écluse`; none before a consonant. */
export function elided(name: string): string[] {
  const heads = ['d', 'l', 'n', 's', 'qu', 'lorsqu', 'puisqu', 'quoiqu', 'jusqu'];
  return beginsWithVowel(name) ? heads.map((head) => `${head}’${name}`) : [];
}

/** “a Port page” becomes “an Écluse page”, and the other way round. */
export function inEnglish(text: string, hole: string, name: string): string {
  const article = new RegExp(`${ALONE}(a)n?( ${MARKS})(?=${hole})`, 'giu');
  return text.replace(
    article,
    (_all, a: string, rest: string) => `${a}${beginsWithVowel(name) ? 'n' : ''}${rest}`,
  );
}

/** The German genitive: `Ports`, but `Ørsted-Pass’`. */
export function genitive(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

/**
 * German after a name: its genitive, and compounds, which are hyphenated throughout: `Port-Sûr-Erweiterung`.
 *
 * @returns the text with every hole filled
 */
export function inGerman(text: string, hole: string, from: string, to: string): string {
  // A name in s has its genitive in an apostrophe, which may also close a quotation: left as it is.
  const ending = /[sßxz]$/i.test(from) ? '’' : 's';
  return text
    .replace(new RegExp(`${hole}${ending}(?![\\p{L}’-])`, 'gu'), genitive(to))
    .replace(new RegExp(`${hole}(?=-\\p{L})`, 'gu'), to.replaceAll(' ', '-'));
}

/**
 * French that a person must read: articles and adjectives that agree with the name, a name in h, “de Le …”.
 *
 * @param line of text with the new name
 * @returns the words in doubt
 */
export function doubtfulFrench(line: string, name: string): string[] {
  const agreeing =
    '(?:l[ea]|du|au|une?|ce(?:t|tte)?|nouve(?:au|l|lle)|m(?:on|a)|t(?:on|a)|s(?:on|a)|quel(?:le)?|tou(?:t|te))';
  const patterns = [
    `(?<![\\p{L}’-])${agreeing}[ \\u00A0]${MARKS}${name}(?![\\p{L}-])`,
    `(?<![\\p{L}])l’${MARKS}${name}(?![\\p{L}-])`,
    ...(/^h/i.test(name) ? [`(?<![\\p{L}’-])(?:${ELIDED})[ \\u00A0]${MARKS}${name}`] : []),
    ...(/^les? /i.test(name) ? [`(?<![\\p{L}’-])(?:de|à) ${MARKS}${name}`] : []),
  ];
  return patterns.flatMap((pattern) => line.match(new RegExp(pattern, 'giu')) ?? []);
}
