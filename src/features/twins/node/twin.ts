import {dump} from 'js-yaml';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** As in `<html lang>`. */
  readonly language: string;
  /** Absolute address of the page. */
  readonly canonical: string;
  /** Publication date of a release, ISO 8601; only posts have one. */
  readonly date: string | undefined;
  /** Date of the last change, ISO 8601; absent where Git does not know it. */
  readonly updated: string | undefined;
}

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

export function printTwin({date, updated, ...facts}: TwinFacts, body: string): string {
  const front = {...facts, ...(date && {date}), ...(updated && {updated})};
  return `---\n${dump(front, {lineWidth: -1})}---\n\n${body}`;
}
