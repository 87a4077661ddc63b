import type {Nodes, Parents, Root} from 'mdast';
import {element, isElement} from '../../../content/mdx';
import {isPartial} from '../../../content/places';
import {isPersonalFence} from '../example';
import {MARKER} from '../link';

const NOTICE = 'SpaceNotice';

/** Blocks inside which the notice stands; it comes after others, such as a table. */
const HOLDERS = new Set(['list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

/** Remark plugin: the Space notice comes right after the first use of the reader's Space, within the same step. */
export function spaceNotice() {
  return function add(root: Root, file?: {readonly path: string}): void {
    if (!isPartial(file?.path ?? '') && !has(root, (node) => isElement(node, NOTICE))) {
      addAfterFirstUse(root);
    }
  };
}

function addAfterFirstUse(parent: Parents): void {
  const children: Nodes[] = parent.children;
  const index = children.findIndex((child) => has(child, usesSpace));
  const block = children[index];
  if (block && 'children' in block && HOLDERS.has(block.type) && !usesSpace(block)) {
    addAfterFirstUse(block);
  } else if (block) {
    children.splice(index + 1, 0, element(NOTICE, {}));
  }
}

function usesSpace(node: Nodes): boolean {
  return (
    (node.type === 'link' && node.url.startsWith(MARKER)) ||
    (node.type === 'code' && isPersonalFence(node.meta ?? undefined)) ||
    isElement(node, 'SpaceUrl')
  );
}

function has(node: Nodes, isWanted: (node: Nodes) => boolean): boolean {
  return (
    isWanted(node) || ('children' in node && node.children.some((child) => has(child, isWanted)))
  );
}
