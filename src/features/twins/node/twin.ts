import {dump} from 'js-yaml';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const printer = unified()
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one'})
  // Unpadded cells: a table of long sentences would be mostly spaces.
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

/** The text of a page's Markdown twin, without front matter: the title, then plain Markdown. */
export function printBody(title: string, text: Root): string {
  return printer.stringify({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      ...text.children,
    ],
  });
}

/** @param facts front matter; what is not known is left out */
export function printTwin(
  facts: Readonly<Record<string, string | undefined>>,
  body: string,
): string {
  return `---\n${dump(facts, {lineWidth: -1, skipInvalid: true})}---\n\n${body}`;
}
