import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {missingFrom} from '../sources/missing';
import {fenceTitle, parseMarkdown} from '../sources/page';

/** A section of a page whose text is not what it was. */
export interface SectionChange {
  /** Id of the heading; empty for what stands above the first one. */
  readonly id: string;
  /** The heading; empty for what stands above the first one. */
  readonly title: string;
  /** Lines of the source that were there and are no longer. */
  readonly before: readonly Line[];
  /** Lines that are new. */
  readonly after: readonly Line[];
}

/** A line of the source that says something. */
interface Line {
  readonly text: string;
  readonly isCode: boolean;
}

interface Section {
  /** As the source writes it. */
  readonly title: string;
  readonly lines: Line[];
}

const HEADING = /^#{2,6}\s+(.*?)\s*\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;

/**
 * The sections of a page that say something else than before, section by section and line by line: in the sources a
 * paragraph, an item of a list and a row of a table are a line each. Other spaces, quotes and apostrophes say
 * nothing else.
 *
 * @param before Markdown of the page as it was
 * @param after Markdown of the page as it is
 */
export function changedSections(before: string, after: string): SectionChange[] {
  const old = sectionsIn(before);
  const now = sectionsIn(after);
  const ids = [...new Set([...now.keys(), ...old.keys()])];
  return ids.flatMap((id) => {
    const was = old.get(id);
    const is = now.get(id);
    // Most lines are the same as written: only what is left is worth comparing by what it says.
    const gone = missingFrom(is?.lines ?? [], was?.lines ?? [], asWritten);
    const come = missingFrom(was?.lines ?? [], is?.lines ?? [], asWritten);
    const removed = missingFrom(come, gone, plain);
    const added = missingFrom(gone, come, plain);
    return removed.length + added.length === 0 && was?.title === is?.title
      ? []
      : [{id, title: textOf(is?.title ?? was?.title ?? ''), before: removed, after: added}];
  });
}

/** The ids of a page's sections; that of what stands above the first heading is empty. */
export function sectionIds(text: string): ReadonlySet<string> {
  return new Set(sectionsIn(text).keys());
}

/** The title that the front matter gives a page; empty where it gives none. */
export function titleIn(text: string): string {
  return /^title:\s*(['"]?)(.+?)\1\s*$/m.exec(text.split('\n---')[0] ?? '')?.[2] ?? '';
}

function sectionsIn(text: string): Map<string, Section> {
  const [, body = text] = /^---\r?\n[\s\S]*?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  let section: Section = {title: '', lines: []};
  const sections = new Map([['', section]]);
  let fence: string | undefined;
  for (const line of body.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const [, title, id] = (fence === undefined && HEADING.exec(line)) || [];
    if (title !== undefined && id !== undefined) {
      section = {title, lines: []};
      sections.set(id, section);
    } else if (line.trim() !== '' && (fence !== undefined || !/^import\s/.test(line))) {
      section.lines.push({text: line, isCode: fence !== undefined && mark === undefined});
    }
    if (mark !== undefined) {
      fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    }
  }
  return sections;
}

function asWritten({text}: Line): string {
  return text;
}

/** A line as it is compared. The number of a list's item is its place, not what it says. */
function plain({text}: Line): string {
  return text
    .normalize('NFC')
    .replace(/^\s*\d+\.\s/, '1. ')
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00A0\u202F]*[«»“”„"][\s\u00A0\u202F]*/g, '"')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

/**
 * What a reader sees of some lines: the text alone, without what only builds the page.
 *
 * @param limit how many lines at most
 */
export function quoted(lines: readonly Line[], limit = Infinity): string[] {
  const seen: string[] = [];
  for (const {text, isCode} of lines) {
    const line = isCode ? text : textOf(text);
    if (line !== '') {
      seen.push(line);
    }
    if (seen.length >= limit) {
      break;
    }
  }
  return seen;
}

/** Bold words, links and code as most lines have them: with nothing else in them, and nothing that ends them early. */
const MARKS =
  /\*\*([\p{L}\p{N}](?:[^*`[\]]*[\p{L}\p{N}])?)\*\*|\[([^*`[\]]+)\]\([^()\s]+\)|`([^`\s](?:[^`]*[^`\s])?)`/gu;

/** What may be more than words in Markdown. */
const MORE_THAN_WORDS = /[\\<>{}&[\]_~`*#|=]|^(?:[-+]|\d+[.)])(?:\s|$)|^-{3}/;

/** The text of a line without other marks than these; undefined where it takes a parser to tell. */
function wordsOf(line: string): string | undefined {
  const words = line.trim().replace(/^(?:[-*]|\d+\.)\s+/, '');
  const withText = (code?: string) =>
    words.replace(
      MARKS,
      (_, bold?: string, link?: string, inCode?: string) => bold ?? link ?? code ?? inCode ?? '',
    );
  return MORE_THAN_WORDS.test(withText('x')) ? undefined : withText();
}

/** The text of a line of Markdown; the cells of a table's row side by side. */
function textOf(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  if (row !== undefined) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return cells.every((cell) => /^:?-+:?$/.test(cell)) ? '' : cells.map(textOf).join(' · ');
  }
  if (/^\s*(?:`{3,}|~{3,})/.test(line)) {
    return fenceTitle(line) ?? '';
  }
  const admonition = /^\s*:{3,}\s*\w*(?:\[(.*)\])?\s*$/.exec(line);
  if (admonition) {
    return textOf(admonition[1] ?? '');
  }
  const words = wordsOf(line);
  if (words !== undefined) {
    return words;
  }
  try {
    const tree = parseMarkdown(line.trim());
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        parent?.children.splice(index ?? 0, 1);
        return [SKIP, index ?? 0];
      }
      return undefined;
    });
    return toString(tree).trim();
  } catch {
    // A part of a component or of an example, which is no Markdown alone.
    return /^\s*<\/?[A-Za-z][^>]*>\s*$/.test(line) ? '' : line.trim();
  }
}
