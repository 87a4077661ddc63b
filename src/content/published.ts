import type {Page} from './page';

/** Every section ever published: one address per line, without language, so that Git merges two additions. */
export const PUBLISHED = 'i18n/fr/published.txt';

/** Route → ids of its sections. */
export function parsePublished(text: string): Map<string, Set<string>> {
  const published = new Map<string, Set<string>>();
  for (const line of text.split(/\r?\n/).filter(Boolean)) {
    const [address, id = ''] = line.split('#') as [string, string?];
    published.set(address, (published.get(address) ?? new Set()).add(id));
  }
  return published;
}

/** The list with the sections of some French pages added. */
export function publish(text: string, pages: readonly Page[]): string {
  const added = pages.flatMap((page) => sectionsOf(page).map((id) => `${page.address}#${id}`));
  const lines = new Set([...text.split(/\r?\n/).filter(Boolean), ...added]);
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

export function sectionsOf({headings}: Page): string[] {
  return headings.flatMap(({id}) => id ?? []);
}
