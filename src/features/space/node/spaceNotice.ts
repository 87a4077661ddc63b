import {element} from '../../../content/mdx';
import {isPartial} from '../../../content/places';
import {isPersonalFence} from '../example';
import {MARKER} from '../link';

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly name?: string | null;
  readonly meta?: string | null;
  children?: Node[];
}

const NOTICE = 'SpaceNotice';

/** Blocks inside which the notice stands; it comes after others, such as a table. */
const HOLDERS = new Set(['list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

/** Remark plugin: the Space notice comes right after the first use of the reader's Space, within the same step. */
export function spaceNotice() {
  return function add(root: Node, file?: {readonly path: string}): void {
    if (!isPartial(file?.path ?? '') && !has(root, ({name}) => name === NOTICE)) {
      addAfterFirstUse(root);
    }
  };
}

function addAfterFirstUse({children = []}: Node): void {
  const index = children.findIndex((child) => has(child, usesSpace));
  const block = children[index];
  if (block && HOLDERS.has(block.type) && !usesSpace(block)) {
    addAfterFirstUse(block);
  } else if (block) {
    children.splice(index + 1, 0, element(NOTICE, {}));
  }
}

function usesSpace({type, url, name, meta}: Node): boolean {
  return (
    (type === 'link' && url?.startsWith(MARKER)) ||
    name === 'SpaceUrl' ||
    (type === 'code' && isPersonalFence(meta ?? undefined))
  );
}

function has(node: Node, isWanted: (node: Node) => boolean): boolean {
  return isWanted(node) || (node.children ?? []).some((child) => has(child, isWanted));
}
