import type {Page} from './page';

/** Every section that was ever published, one address per line, in French addresses; Git merges what two people add. */
export const PUBLISHED = 'i18n/fr/published.txt';

/** Address → the ids of its sections. */
export function parsePublished(text: string): Map<string, Set<string>> {
  const published = new Map<string, Set<string>>();
  for (const line of text.split(/\r?\n/).filter(Boolean)) {
    const [address, id = ''] = line.split('#') as [string, string?];
    published.set(address, (published.get(address) ?? new Set()).add(id));
  }
  return published;
}

/** The list with the sections of some French pages; what it holds already stays. */
export function publish(text: string, pages: readonly Page[]): string {
  const added = pages.flatMap((page) => sectionsOf(page).map((id) => `${page.address}#${id}`));
  const lines = new Set([...text.split(/\r?\n/).filter(Boolean), ...added]);
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The ids of a page's sections. */
export function sectionsOf({headings}: Page): string[] {
  return headings.flatMap(({id}) => id ?? []);
}
