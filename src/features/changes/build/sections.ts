import {missingFrom} from '../../../content/missing';
import {fenceTitle} from '../../../content/page';

/** Lines quoted of a section, before and after: the commit shows the rest. */
const MAX_LINES = 4;
const MAX_LENGTH = 300;

export interface SectionChange {
  /** Id of the heading; empty above the first one. */
  readonly id: string;
  /** The heading; empty above the first one. */
  readonly title: string;
  /** First removed lines, and first added ones, as visible text. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Side {
  /** The title in its front matter; empty where it has none. */
  readonly title: string;
  /** By id, in order. */
  readonly sections: ReadonlyMap<string, Section>;
}

interface Section {
  readonly title: string;
  /** Visible text of the lines that the other side lacks. */
  readonly lines: string[];
}

const HEADING = /^#{2,6}\s+(.*?)\s*\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;

/**
 * The sections of a page whose visible text changed, line by line; differences of spaces, quotes and apostrophes are
 * ignored, as are those of links and marks.
 * @param diff all lines of the page, each after its mark: `-` removed, `+` added, a space kept
 */
export function changedSections(diff: readonly string[]): SectionChange[] {
  const {sections: old} = readSide(diff, '-');
  const {sections: now} = readSide(diff, '+');
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const was = old.get(id);
    const is = now.get(id);
    const gone = missingFrom(is?.lines ?? [], was?.lines ?? [], meaningOf);
    const come = missingFrom(was?.lines ?? [], is?.lines ?? [], meaningOf);
    return gone.length + come.length === 0 && was?.title === is?.title
      ? []
      : [{id, title: is?.title ?? was?.title ?? '', before: quoted(gone), after: quoted(come)}];
  });
}

/** Reads a page before (`-`) or after (`+`) a diff. */
export function readSide(diff: readonly string[], mark: '-' | '+'): Side {
  const lines = diff.filter((line) => line.startsWith(mark) || line.startsWith(' '));
  const end =
    lines[0]?.slice(1) === '---'
      ? lines.findIndex((line, index) => index > 0 && line.slice(1) === '---')
      : -1;
  let section: Section = {title: '', lines: []};
  const sections = new Map([['', section]]);
  let fence: string | undefined;
  for (const line of lines.slice(end + 1)) {
    const text = line.slice(1);
    const rule = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    const [, title, id] = (fence === undefined && HEADING.exec(text)) || [];
    if (title !== undefined && id !== undefined) {
      section = {title: wordsOf(title), lines: []};
      sections.set(id, section);
    } else if (
      line.startsWith(mark) &&
      // The import of a partial.
      (fence !== undefined || !/^import\s/.test(text))
    ) {
      const words = fence !== undefined && rule === undefined ? text : wordsOf(text);
      section.lines.push(...(words.trim() === '' ? [] : [words]));
    }
    if (rule !== undefined) {
      fence = fence === undefined ? rule : rule.startsWith(fence) ? undefined : fence;
    }
  }
  return {title: titleIn(lines.slice(0, Math.max(0, end))), sections};
}

/** The ids of a page's sections; empty for the text above the first heading. */
export function sectionIds(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).map((line) => ` ${line}`);
  return new Set(readSide(lines, '+').sections.keys());
}

function titleIn(frontMatter: readonly string[]): string {
  const titles = frontMatter.map((line) => /^.title:\s*(['"]?)(.+?)\1\s*$/.exec(line)?.[2]);
  return titles.find((title) => title !== undefined) ?? '';
}

/** A line in the form that is compared. */
function meaningOf(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00A0\u202F]*[«»“”„"][\s\u00A0\u202F]*/g, '"')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

function quoted(lines: readonly string[]): string[] {
  const short = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line));
  return lines.length > MAX_LINES ? [...short, '…'] : short;
}

/** The visible text of a line of Markdown; the cells of a row side by side. */
function wordsOf(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  if (row !== undefined) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return cells.every((cell) => /^:?-+:?$/.test(cell)) ? '' : cells.map(inlineWords).join(' · ');
  }
  if (/^\s*(?:`{3,}|~{3,})/.test(line)) {
    return fenceTitle(line) ?? '';
  }
  const admonition = /^\s*:{3,}\s*\w*(?:\[(.*)\])?\s*$/.exec(line);
  return inlineWords(
    admonition ? (admonition[1] ?? '') : line.replace(/^(?:\s*(?:[-*>]|\d+\.|-{3})(?:\s+|$))+/, ''),
  );
}

function inlineWords(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^()\s]*\)/g, '$1')
    .split(/`([^`]*)`/)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarks(part)))
    .join('')
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}|<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/\*\*|(?<![\p{L}\p{N}\\])[*_]|(?<!\\)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1');
}
