import type {FrontMatterEntry} from '../../../src/sources/page';
import {everyPage} from '../../rule';

/** Posts carry the tags of tags.yml and the authors of authors.yml, by their keys. */
export const postLists = everyPage(({kind, frontMatter}, {tags, authors}) =>
  kind === 'post'
    ? [
        ...unknownKeys(frontMatter.get('tags'), tags, 'tag', 'tags.yml'),
        ...unknownKeys(frontMatter.get('authors'), authors, 'author', 'authors.yml'),
      ]
    : [],
);

function unknownKeys(
  entry: FrontMatterEntry | undefined,
  known: ReadonlySet<string>,
  what: string,
  list: string,
) {
  const values: unknown[] = Array.isArray(entry?.value) ? entry.value : [];
  return values
    .filter((value) => typeof value !== 'string' || !known.has(value))
    .map((value) => ({
      line: entry?.line ?? 1,
      message: `unknown ${what} ${JSON.stringify(value)} → use a key of ${list}: ${[...known].join(', ')}`,
    }));
}
