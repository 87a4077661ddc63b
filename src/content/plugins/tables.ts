import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {setProperties} from '../mdx';

/**
 * Remark plugin: labels each cell with its column, for the cards of a phone, and each table with the heading above it.
 * Columns are aligned by an attribute that `src/css/text.css` reads: MDX would write `style`, which the content security
 * policy refuses.
 */
export function labelledTables() {
  return function label(root: Root): void {
    let heading = '';
    visit(root, (node) => {
      if (node.type === 'heading') {
        heading = toString(node);
      } else if (node.type === 'table') {
        const {align} = node;
        const names = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
        setGiven(node, 'label', heading);
        node.children.forEach(({children}, row) =>
          children.forEach((cell, index) => {
            setGiven(cell, 'data-label', row > 0 ? names[index] : undefined);
            setGiven(cell, 'data-align', align?.[index]);
          }),
        );
        node.align = null;
      }
    });
  };
}

function setGiven(
  node: Parameters<typeof setProperties>[0],
  name: string,
  value: string | null | undefined,
): void {
  if (value) {
    setProperties(node, {[name]: value});
  }
}
