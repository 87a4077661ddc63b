import {ERROR_CODE} from '@site/src/site/errorCodes';

/**
 * Hides the entries after the field that do not hold what is typed, and the headings that are left without any; where
 * nothing is typed, the list is whole.
 *
 * @returns how many entries are left
 */
export function filterEntries(typed: string): number {
  let left = 0;
  let isGroupLeft = false;
  let entry: Element[] = [];
  // From the end: what a heading heads is known before it.
  for (const element of [...document.querySelectorAll('[data-filter] ~ *')].reverse()) {
    entry.unshift(element);
    if (element.matches('h3')) {
      const isLeft = isIn(textOf(entry), typed);
      entry.forEach((part) => part.toggleAttribute('hidden', !isLeft));
      left += Number(isLeft);
      isGroupLeft ||= isLeft;
      entry = [];
    } else if (element.matches('h2')) {
      element.toggleAttribute('hidden', !isGroupLeft);
      isGroupLeft = false;
      entry = [];
    }
  }
  return left;
}

/**
 * Whether each word typed is in the text, in any case and without accents; a code in any spelling: `E-HVR-206`,
 * `e hvr 206`, `ehvr206`, `206`.
 */
export function isIn(text: string, typed: string): boolean {
  const [code = ''] = ERROR_CODE.exec(text) ?? [];
  const joined = plain(`${text} ${code.replaceAll('-', '')}`);
  return (plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => joined.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Code and message of an entry. */
function textOf(entry: readonly Element[]): string {
  const parts = entry.filter((element) => element.matches('h3, blockquote'));
  return parts.map(({textContent}) => textContent).join(' ');
}
