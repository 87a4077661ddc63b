import type {Root, Table, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {element, setProperties} from '../mdx';

/** Answers of a matrix, in the four languages. */
const YES = /^(?:oui|yes|ja|是)$/i;
const NO = /^(?:non|no|nein|否)$/i;

/**
 * Remark plugin: prepares tables for `src/css/text.css`. On a phone, where rows are cards, cells name their column where
 * there are several besides the first; a matrix stays a table, of marks that screen readers say in words. Each table
 * has the heading above it as its label. Columns are aligned by an attribute: MDX would write `style`, which the content
 * security policy refuses.
 */
export function preparedTables() {
  return function prepare(root: Root): void {
    let heading = '';
    visit(root, (node) => {
      if (node.type === 'heading') {
        heading = toString(node);
      } else if (node.type === 'table') {
        setProperties(node, {label: heading || undefined});
        labelCells(node);
        markAnswers(node);
      }
    });
  };
}

function labelCells(table: Table): void {
  const {align} = table;
  const names = table.children[0]?.children.map((cell) => toString(cell)) ?? [];
  table.children.forEach(({children}, row) =>
    children.forEach((cell, index) => {
      const isNamed = row > 0 && index > 0 && names.length > 2;
      setProperties(cell, {
        'data-label': (isNamed && names[index]) || undefined,
        'data-align': align?.[index] ?? undefined,
      });
    }),
  );
  table.align = null;
}

/** A matrix: every cell but the first of its row is yes or no. */
function markAnswers(table: Table): void {
  const answers = table.children.slice(1).flatMap(({children}) => children.slice(1));
  const words = answers.map((cell) => toString(cell).trim());
  if (answers.length === 0 || !words.every((word) => YES.test(word) || NO.test(word))) {
    return;
  }
  setProperties(table, {'data-matrix': ''});
  answers.forEach((cell, index) => {
    const word = words[index]!;
    const mark = element('span', {'aria-hidden': 'true'}, [text(YES.test(word) ? '✓' : '–')]);
    const said = element('span', {className: 'visually-hidden'}, [text(word)]);
    cell.children = [mark, said] as unknown as typeof cell.children;
  });
}

function text(value: string): Text {
  return {type: 'text', value};
}
