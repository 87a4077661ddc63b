import type {ListItem} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isReleaseKind, type Release, type ReleaseEntry, type ReleaseKind} from '../site/releases';
import {headingId, parseMarkdown} from './page';

/**
 * The entries of a release post as plain text, by section: the subject that opens each, bold and perhaps a link
 * ("[**Nested groups**](…). …"), and the rest.
 */
export function entriesOf(text: string): Release['entries'] {
  const entries: Partial<Record<ReleaseKind, ReleaseEntry[]>> = {};
  let section: ReleaseKind | undefined;
  for (const node of parseMarkdown(text).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const id = headingId(node);
      section = isReleaseKind(id) ? id : undefined;
      // A section counts, whatever its form.
      if (section !== undefined) {
        entries[section] = [];
      }
    } else if (node.type === 'list' && section !== undefined) {
      entries[section]?.push(...node.children.map(entryOf));
    }
  }
  return entries;
}

function entryOf(item: ListItem): ReleaseEntry {
  const text = toString(item);
  const [paragraph] = item.children;
  let [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (first?.type === 'link') {
    [first] = first.children;
  }
  const subject = first?.type === 'strong' ? toString(first) : '';
  return [subject, text.slice(subject.length)];
}

/** `product/2025-10-14-4.1.1.md` → `4.1.1`. */
export function versionOf(file: string): string {
  return /\d{4}-\d{2}-\d{2}-(.+)\.md$/.exec(file)?.[1] ?? '';
}

/** Negative when the first version is lower. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true});
}

/** True for a real day, e.g. `2025-10-14`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** The highest version of a history; undefined where it has no post. */
export function newestVersion(files: Iterable<string>, history: string): string | undefined {
  return [...files]
    .filter((file) => file.startsWith(`${history}/`))
    .map(versionOf)
    .filter(Boolean)
    .sort(compareVersions)
    .at(-1);
}

/** The page that lists the versions described by the manual. */
export const ABOUT_PAGE = 'src/pages/markdown-page.md';

/** The entry of a component, by its localized name, in the About page's list of versions. */
export function aboutEntry(name: string): RegExp {
  return new RegExp(`^- \\*\\*.{0,4}${name}\\*\\*.*$`, 'im');
}

/** The file that announces the newest release of the platform. */
export const ANNOUNCEMENT = 'src/config/announcement.ts';
