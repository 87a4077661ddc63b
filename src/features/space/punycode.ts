// Parameters of RFC 3492, section 5.
const BASE = 36;
const FIRST_THRESHOLD = 1;
const LAST_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10_ff_ff;

/** Letters, marks and digits after normalization. */
const WORD = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * True for a label (in lower case) that is no punycode, and for punycode of a word that needs it. URL parsers differ
 * here (some accept `xn--a`, which stands for a control character), so the rule must not be theirs.
 */
export function isReadableLabel(label: string): boolean {
  if (!label.startsWith('xn--')) {
    return true;
  }
  const word = decode(label.slice('xn--'.length));
  return word !== undefined && WORD.test(word) && word.normalize('NFKC').toLowerCase() === word;
}

/** Decodes punycode (RFC 3492, section 6.2); `undefined` where it is invalid. */
function decode(encoded: string): string | undefined {
  const hyphen = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, hyphen))];
  let codePoint = FIRST_CODE_POINT;
  let index = 0;
  let bias = FIRST_BIAS;
  let position = hyphen + 1;
  if (position === encoded.length) {
    return undefined;
  }
  while (position < encoded.length) {
    const start = index;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = parseInt(encoded.charAt(position), BASE);
      // Letters are 0 to 25 here and digits 26 to 35, unlike in `parseInt`.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (Number.isNaN(value)) {
        return undefined;
      }
      position += 1;
      index += value * weight;
      const threshold = Math.min(Math.max(step - bias, FIRST_THRESHOLD), LAST_THRESHOLD);
      if (value < threshold) {
        break;
      }
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    codePoint += Math.floor(index / length);
    index %= length;
    if (codePoint > LAST_CODE_POINT) {
      return undefined;
    }
    output.splice(index, 0, String.fromCodePoint(codePoint));
    index += 1;
  }
  return output.join('');
}

function adapt(difference: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(difference / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  while (rest > ((BASE - FIRST_THRESHOLD) * LAST_THRESHOLD) / 2) {
    rest = Math.floor(rest / (BASE - FIRST_THRESHOLD));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - FIRST_THRESHOLD + 1) * rest) / (rest + SKEW));
}
