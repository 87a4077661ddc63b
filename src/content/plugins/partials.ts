import type {Nodes, Parents, Root} from 'mdast';
import {partialsOf} from '../partials';

/** Prop that marks the page on which the search indexes a partial. */
export const HOME = 'home';

/** Remark plugin: the search indexes a partial only where it is shown as `<Name home />` (src/config/search.ts). */
export function repeatedPartials() {
  return function mark(root: Root): void {
    const names = partialsOf(root, '');
    const visit = (parent: Parents): void => {
      const children = parent.children.map((node): Nodes => {
        if ('children' in node) {
          visit(node);
        }
        const isRepeated =
          node.type === 'mdxJsxFlowElement' &&
          names.has(node.name ?? '') &&
          !node.attributes.some((attribute) => 'name' in attribute && attribute.name === HOME);
        return isRepeated
          ? {
              type: 'mdxJsxFlowElement',
              name: 'div',
              attributes: [{type: 'mdxJsxAttribute', name: 'data-repeated', value: ''}],
              children: [node],
            }
          : node;
      });
      parent.children = children as typeof parent.children;
    };
    if (names.size > 0) {
      visit(root);
    }
  };
}
