import type {Root} from 'mdast';
import {element, propsOf, replaceNodes} from '../mdx';
import {partialsOf} from '../partials';

/** Prop that marks the page on which the search indexes a partial. */
export const HOME = 'home';

/** Remark plugin: the search indexes a partial only where it is shown as `<Name home />` (src/config/search.ts). */
export function repeatedPartials() {
  return function mark(root: Root): void {
    const names = partialsOf(root, '');
    if (names.size > 0) {
      replaceNodes(root, (node) =>
        node.type === 'mdxJsxFlowElement' && names.has(node.name ?? '') && !propsOf(node).has(HOME)
          ? element('div', {'data-repeated': ''}, [node])
          : node,
      );
    }
  };
}
