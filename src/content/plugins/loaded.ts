import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {HistoryId} from '../../site/collections';

/** Versions loaded by the manual's plugin; none without it. */
export function loadedManual(allContent: AllContent): readonly LoadedVersion[] {
  const manual = allContent['docusaurus-plugin-content-docs']?.default;
  return (manual as LoadedContent | undefined)?.loadedVersions ?? [];
}

/** Posts loaded by the plugin of a history, newest first; none without it. */
export function loadedPosts(allContent: AllContent, history: HistoryId): readonly BlogPost[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.[history];
  return (blog as BlogContent | undefined)?.blogPosts ?? [];
}

/** Path of a source from the root of the repository: `@site/docs/user/index.md` → `docs/user/index.md`. */
export function sourceFile(source: string): string {
  return source.replace(/^@site\//, '');
}
