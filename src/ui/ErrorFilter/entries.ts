import {ERROR_CODE} from '@site/src/site/errorCodes';

/** An error code on its page: its heading, its message and what follows, up to the next heading. */
interface Entry {
  /** What is typed is looked for in code and message. */
  readonly text: string;
  readonly elements: readonly Element[];
}

/** Codes under one heading of the page. */
interface Group {
  readonly heading: Element;
  readonly entries: readonly Entry[];
}

/**
 * Hides the entries that do not hold what is typed, and the headings that are left without any; where nothing is typed,
 * the list is whole.
 *
 * @param field what stands before the list on the page
 * @returns how many entries are left
 */
export function filterEntries(field: Element, typed: string): number {
  let count = 0;
  for (const {heading, entries} of groupsAfter(field)) {
    const left = entries.filter(({text}) => isIn(text, typed));
    for (const entry of entries) {
      entry.elements.forEach((element) => element.toggleAttribute('hidden', !left.includes(entry)));
    }
    heading.toggleAttribute('hidden', left.length === 0);
    count += left.length;
  }
  return count;
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

function groupsAfter(field: Element): Group[] {
  const groups: {heading: Element; entries: {text: string; elements: Element[]}[]}[] = [];
  for (let next = field.nextElementSibling; next; next = next.nextElementSibling) {
    const entries = groups.at(-1)?.entries;
    if (next.tagName === 'H2') {
      groups.push({heading: next, entries: []});
    } else if (next.tagName === 'H3') {
      entries?.push({text: next.textContent, elements: [next]});
    } else if (next.tagName === 'BLOCKQUOTE') {
      const entry = entries?.at(-1);
      if (entry) {
        entry.text += ` ${next.textContent}`;
        entry.elements.push(next);
      }
    } else {
      entries?.at(-1)?.elements.push(next);
    }
  }
  // A section without codes is none of the list.
  return groups.filter(({entries}) => entries.length > 0);
}
