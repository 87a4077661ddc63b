import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {HISTORIES, type HistoryId} from '../../../site/collections';
import type {LatestRelease, Release, Versions} from '../../../site/releases';
import {entriesOf, versionOf} from '../../../content/release';
import {loadedPosts} from '../../../content/plugins/loaded';

/**
 * Writes what the posts of the three histories hold, in the language being built, for the pages that list
 * them: all releases, newest first, and the newest of each component (`src/site/generated.d.ts`).
 */
export function releases(): Plugin {
  // In the writers' server every save asks again, and posts are read anew only where the save is one of them.
  const known = new WeakMap<BlogPost, Release>();
  const release = (history: HistoryId, post: BlogPost): Release => {
    const read = known.get(post) ?? releaseOf(history, post);
    known.set(post, read);
    return read;
  };
  return {
    name: 'releases',
    async allContentLoaded({allContent, actions}) {
      const all = HISTORIES.map(({id}) =>
        loadedPosts(allContent, id)
          .filter(isListed)
          .map((post) => release(id, post)),
      );
      const latest = all.flatMap(([newest]): LatestRelease[] =>
        newest
          ? [
              {
                history: newest.history,
                title: newest.title,
                permalink: newest.permalink,
                date: newest.date,
              },
            ]
          : [],
      );
      const versions: Versions = Object.fromEntries(
        all.flatMap(([newest]) => (newest ? [[newest.history, newest.version]] : [])),
      );
      await actions.createData('versions.json', versions);
      await actions.createData('latest.json', latest);
      await actions.createData('releases.json', all.flat());
    },
  };
}

function releaseOf(history: HistoryId, {metadata, content}: BlogPost): Release {
  const {title, permalink, source, date, description, lastUpdatedAt, readingTime, authors} =
    metadata;
  return {
    history,
    title,
    permalink,
    date: date.toISOString(),
    version: versionOf(source),
    description,
    updated: lastUpdatedAt ?? undefined,
    readingTime,
    authors: authors.flatMap(({name, page}) =>
      name === undefined ? [] : [{name, permalink: page?.permalink}],
    ),
    entries: entriesOf(content),
  };
}

function isListed({metadata: {unlisted}}: BlogPost): boolean {
  return !unlisted;
}
