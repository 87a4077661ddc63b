import {isPartial} from '../places';

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly data?: {readonly hProperties?: {readonly className?: readonly string[]}};
  readonly children?: readonly Node[];
}

/**
 * Remark plugin of the manual: `PageHead` (src/ui/PageHead) shows the data line (dataLine.ts) and what else belongs
 * under the title.
 */
export function pageHead() {
  return function add(root: {children: Node[]}, {path}: {readonly path: string}): void {
    if (isPartial(path)) {
      return;
    }
    const {children} = root;
    const line = children.findIndex(({data}) =>
      data?.hProperties?.className?.includes('data-line'),
    );
    const head = {
      type: 'mdxJsxFlowElement',
      name: 'PageHead',
      attributes: [],
      children: children[line]?.children ?? [],
    };
    if (line >= 0) {
      children[line] = head;
    } else {
      children.splice(children.findIndex(({name}) => name === 'header') + 1, 0, head);
    }
  };
}
