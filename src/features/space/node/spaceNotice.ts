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

/** Remark plugin: adds the Space notice to pages that use the reader's Space, after the opening paragraph. */
export function spaceNotice() {
  return function add(root: Node, file?: {readonly path: string}): void {
    const children = root.children ?? [];
    if (
      isPartial(file?.path ?? '') ||
      !has(root, usesSpace) ||
      has(root, ({name}) => name === NOTICE)
    ) {
      return;
    }
    const opening = children.findIndex(({type}) => type === 'paragraph');
    children.splice(opening + 1, 0, element(NOTICE, {}));
  };
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
