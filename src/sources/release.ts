import type {ListItem} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isReleaseKind, type Release, type ReleaseEntry, type ReleaseKind} from '../site/releases';
import {headingId, parseMarkdown} from './page';

/**
 * What a release post holds, section by section and without marks: of each entry the subject that opens it,
 * bold by convention and perhaps a link ("[**Nested groups**](…). …"), and the rest.
 *
 * @param text Markdown of the post
 */
export function entriesOf(text: string): Release['entries'] {
  const entries: Partial<Record<ReleaseKind, ReleaseEntry[]>> = {};
  let section: ReleaseKind | undefined;
  for (const node of parseMarkdown(text).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const id = headingId(node);
      section = isReleaseKind(id) ? id : undefined;
    } else if (node.type === 'list' && section !== undefined) {
      (entries[section] ??= []).push(...node.children.map(entryOf));
    }
  }
  return entries;
}

function entryOf(item: ListItem): ReleaseEntry {
  const text = toString(item).trim();
  const [paragraph] = item.children;
  let [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (first?.type === 'link') {
    [first] = first.children;
  }
  const subject = first?.type === 'strong' ? toString(first) : '';
  return [subject, text.slice(subject.length)];
}
