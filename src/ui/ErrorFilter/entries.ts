import {ERROR_CODE} from '@site/src/site/errorCodes';

/** An error code on its page. */
interface Entry {
  /** The heading that it shares with others. */
  readonly group: Element;
  /** Its own heading and what follows, up to the next heading. */
  readonly elements: Element[];
}

/**
 * Hides the entries that do not hold what is typed, and the headings that are left without any; where nothing is typed,
 * the list is whole.
 *
 * @param field what stands before the list on the page
 * @returns how many entries are left
 */
export function filterEntries(field: Element, typed: string): number {
  const entries = entriesAfter(field);
  const left = entries.filter((entry) => isIn(textOf(entry), typed));
  const shown = new Set(left.flatMap(({group, elements}) => [group, ...elements]));
  for (const element of entries.flatMap(({group, elements}) => [group, ...elements])) {
    element.toggleAttribute('hidden', !shown.has(element));
  }
  return left.length;
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

/** Code and message. */
function textOf({elements}: Entry): string {
  const parts = elements.filter((element) => element.matches('h3, blockquote'));
  return parts.map(({textContent}) => textContent).join(' ');
}

function entriesAfter(field: Element): Entry[] {
  const entries: Entry[] = [];
  let group: Element | undefined;
  for (let next = field.nextElementSibling; next; next = next.nextElementSibling) {
    const last = entries.at(-1);
    if (next.matches('h2')) {
      group = next;
    } else if (group && next.matches('h3')) {
      entries.push({group, elements: [next]});
    } else if (last?.group === group) {
      last?.elements.push(next);
    }
  }
  return entries;
}
