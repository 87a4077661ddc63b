import type {Nodes, Root} from 'mdast';
import {BRAND} from '../../../site/brand';
import {propsOf} from '../../../content/page';
import {isPersonalFence} from '../example';
import {MARKER} from '../link';

/** The word `space` of a fence, or a quoted title, which may contain it too. */
const MARK_OR_TITLE = /(["']).*?\1|(?<!\S)space(?!\S)/g;

/**
 * Remark plugin without the Space feature: links become text, addresses and examples those of the example organization.
 */
export function withoutSpace() {
  return (root: Root): void => replaceIn(root);
}

function replaceIn(node: Nodes): void {
  if ('children' in node) {
    node.children = (node.children as Nodes[]).flatMap(plain) as typeof node.children;
  }
}

function plain(node: Nodes): Nodes[] {
  replaceIn(node);
  if (node.type === 'link' && node.url.startsWith(MARKER)) {
    return node.children;
  }
  if (node.type === 'code' && isPersonalFence(node.meta ?? undefined)) {
    const meta = node.meta?.replace(MARK_OR_TITLE, (found, quote) => (quote ? found : ''));
    return [{...node, meta}];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    switch (node.name) {
      case 'SpaceNotice':
        return [];
      case 'SpaceUrl':
        return [
          {type: 'inlineCode', value: BRAND.exampleSpace + (propsOf(node).get('path') ?? '')},
        ];
    }
  }
  return [node];
}
