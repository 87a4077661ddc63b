import {readFileSync, readdirSync} from 'node:fs';
import type {HistoryId} from '../src/site/collections';

// Expected counts come from here: publishing a page or a release changes no test.

/** The releases of a history, newest first, by the names of its French notes (`2025-10-14-4.1.1.md`). */
export function releasesOf(
  id: HistoryId,
): {readonly date: string; readonly version: string; readonly authors: readonly string[]}[] {
  return readdirSync(id)
    .flatMap((name) => {
      const [, date, version] = /^(\d{4}-\d{2}-\d{2})-(.+)\.md$/.exec(name) ?? [];
      return date === undefined || version === undefined
        ? []
        : [{date, version, authors: authorsIn(`${id}/${name}`)}];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The pages of a folder of the manual, without its index. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'index.md');
}

function authorsIn(file: string): readonly string[] {
  return /^authors: \[(.+)\]$/m.exec(readFileSync(file, 'utf8'))?.[1]?.split(', ') ?? [];
}
