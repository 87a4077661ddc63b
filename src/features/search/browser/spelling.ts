/** Edit distance from the query's word to a whole word, and to its nearest prefix. */
export interface Distance {
  readonly whole: number;
  readonly beginning: number;
}

const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(64),
  new Uint8Array(64),
  new Uint8Array(64),
];

/**
 * Edit distance: changed, added, omitted and swapped letters count 1 each.
 * @param typed at most 40 letters
 * @param word a word of the index; letters after the 63rd are ignored
 */
export function distance(typed: string, word: string, limit: number): Distance {
  const width = Math.min(word.length, 63);
  let [before, previous, current] = rows;
  for (let j = 0; j <= width; j += 1) {
    previous[j] = j;
  }
  for (let i = 1; i <= typed.length; i += 1) {
    current[0] = i;
    let best = i;
    for (let j = 1; j <= width; j += 1) {
      const same = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1) ? 0 : 1;
      let value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + same);
      if (
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      ) {
        value = Math.min(value, before[j - 2]! + 1);
      }
      current[j] = value;
      best = Math.min(best, value);
    }
    if (best > limit) {
      return {whole: limit + 1, beginning: limit + 1};
    }
    [before, previous, current] = [previous, current, before];
  }
  let beginning = previous[0]!;
  for (let j = 1; j <= width; j += 1) {
    beginning = Math.min(beginning, previous[j]!);
  }
  return {whole: previous[width]!, beginning};
}
