import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {HISTORIES, type HistoryId} from '../../../site/collections';
import type {LatestRelease, Release, Versions} from '../../../site/releases';
import {entriesOf, versionOf} from '../../../content/release';
import {loadedPosts} from '../../../content/plugins/loaded';

/** Writes data for the pages that list releases (`src/site/generated.d.ts`), newest first. */
export function releases(): Plugin {
  // Cache for the dev server: every save calls the plugin, but only changed posts are new objects.
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
          .filter(({metadata}) => !metadata.unlisted)
          .map((post) => release(id, post)),
      );
      const newest = all.flatMap((history) => history.slice(0, 1));
      const versions: Versions = Object.fromEntries(
        newest.map(({history: id, version}) => [id, version]),
      );
      await actions.createData('versions.json', versions);
      await actions.createData('latest.json', newest.map(latestOf));
      await actions.createData('releases.json', all.flat());
    },
  };
}

function latestOf({history, title, permalink, date, description}: Release): LatestRelease {
  return {history, title, permalink, date, description};
}

function releaseOf(history: HistoryId, {metadata, content}: BlogPost): Release {
  const {title, permalink, source, date, description, readingTime} = metadata;
  return {
    history,
    title,
    permalink,
    date: date.toISOString(),
    version: versionOf(source),
    description,
    readingTime,
    entries: entriesOf(content),
  };
}
