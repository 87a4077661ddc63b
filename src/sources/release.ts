import type {ListItem} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isReleaseKind, type Release, type ReleaseKind} from '../site/releases';
import {headingId, parseMarkdown} from './page';

/**
 * What a release post holds: for each of its sections the words that open its entries, which are bold by
 * convention ("**Nested groups.** …"), without their full stop.
 *
 * @param text Markdown of the post
 */
export function entriesOf(text: string): Release['entries'] {
  const entries: Partial<Record<ReleaseKind, string[]>> = {};
  let section: ReleaseKind | undefined;
  for (const node of parseMarkdown(text).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const id = headingId(node);
      section = isReleaseKind(id) ? id : undefined;
    } else if (node.type === 'list' && section !== undefined) {
      (entries[section] ??= []).push(...node.children.map(opening));
    }
  }
  return entries;
}

function opening(item: ListItem): string {
  const [paragraph] = item.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return toString(first?.type === 'strong' ? first : item)
    .trim()
    .replace(/[.。]$/, '');
}
