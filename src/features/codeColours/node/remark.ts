import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setProperties} from '../../../content/mdx';
import {colour, type CodeColours} from './colour';

export type {CodeColours};

/** Remark plugin: sets the highlighted lines of each code block, as JSON in the prop `lines`. */
export function highlight({colours}: {readonly colours: CodeColours}) {
  return (root: Root): void =>
    visit(root, 'code', (node) => {
      const lines = node.value && node.lang ? colour(node.value, node.lang, colours) : undefined;
      if (lines) {
        setProperties(node, {lines: JSON.stringify(lines)});
      }
    });
}
