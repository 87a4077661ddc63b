import {dump} from 'js-yaml';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** What a twin says about its page before the text. */
export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Language of the text, as `<html lang>` names it. */
  readonly language: string;
  /** Address of the page, complete. */
  readonly canonical: string;
  /** Day on which a release was published, ISO 8601; only posts have one. */
  readonly date: string | undefined;
  /** Day of the last change, ISO 8601; absent where Git does not know it. */
  readonly updated: string | undefined;
}

const printer = unified()
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one'})
  // Cells are not padded: a table of long sentences would be mostly spaces.
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

/**
 * The text of a page's Markdown twin, without front matter: its title, then what it says.
 *
 * @param text plain Markdown, without the title
 */
export function printBody(title: string, text: Root): string {
  return printer.stringify({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      ...text.children,
    ],
  });
}

/** The whole twin: what it is, then its text. */
export function printTwin({date, updated, ...facts}: TwinFacts, body: string): string {
  const front = {...facts, ...(date && {date}), ...(updated && {updated})};
  return `---\n${dump(front, {lineWidth: -1})}---\n\n${body}`;
}
