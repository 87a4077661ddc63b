import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setProperties} from '../../../content/mdx';
import {colour} from './colour';

/** Remark plugin: sets the highlighted lines of each code block, as JSON in the prop `lines`. */
export function colouredCode() {
  return (root: Root): void =>
    visit(root, 'code', (node) => {
      const lines = node.value && node.lang ? colour(node.value, node.lang) : undefined;
      if (lines) {
        setProperties(node, {lines: JSON.stringify(lines)});
      }
    });
}

/** No colours in the browser: those of plain code are in `src/css`. */
export const prism = {theme: {plain: {}, styles: []}};
