import {isPartial} from '../../../content/places';
import type {ShownChange, ShownPage} from '../../../site/changes';
import {askGit} from './git';
import {changedSections, readSide} from './sections';

/** Commits read, and changes shown: some commits change no text. */
const MAX_COMMITS = 60;
const MAX_CHANGES = 30;

/** Of a change to more sections than this only the pages are named. */
const MAX_SECTIONS = 40;

export interface CurrentPage {
  readonly permalink: string;
  readonly title: string;
  /** Ids of its sections; empty for the text above the first heading. */
  readonly sections: ReadonlySet<string>;
}

/**
 * The newest changes of text in the manual, newest first, from a Git work tree with its whole history.
 * @param folder of the pages of one language, from there
 * @param pageAt a page by the path of its source; undefined for one that is gone
 */
export function recentChanges(
  siteDir: string,
  folder: string,
  pageAt: (file: string) => CurrentPage | undefined,
): ShownChange[] {
  return readLog(siteDir, folder)
    .map(({commit, date, diffs}) => {
      const pages = diffs.flatMap((diff) => shownPage(diff, pageAt));
      const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
      return {
        commit,
        date,
        pages: sections > MAX_SECTIONS ? pages.map((page) => ({...page, sections: []})) : pages,
      };
    })
    .filter(({pages}) => pages.length > 0)
    .slice(0, MAX_CHANGES);
}

interface Commit {
  readonly commit: string;
  readonly date: string;
  readonly diffs: readonly FileDiff[];
}

interface FileDiff {
  readonly file: string;
  readonly kind: ShownPage['kind'];
  /** All lines of the file, each after the mark of a diff: `-` removed, `+` added, a space kept. */
  readonly lines: readonly string[];
}

function readLog(siteDir: string, folder: string): Commit[] {
  const log = askGit(
    siteDir,
    ...['-c', 'core.quotePath=false', 'log', `--max-count=${MAX_COMMITS}`, '--no-merges'],
    // With all lines of each file, so that the diff shows the section of every line.
    ...['--patch', '--unified=1000000', '--no-renames', '--relative', '--no-prefix'],
    ...['--no-color', '--no-ext-diff', '--format=%x01%H %cI', '--', `:(glob)${folder}/**/*.md`],
  );
  return (log ?? '')
    .split('\u0001')
    .slice(1)
    .map((record) => {
      const [head = '', ...files] = record.split(/^diff --git /m);
      const [commit = '', date = ''] = head.trim().split(' ');
      return {
        commit,
        date,
        // A partial is no page.
        diffs: files.map(readDiff).filter(({file}) => !isPartial(file)),
      };
    });
}

function readDiff(diff: string): FileDiff {
  const lines = diff.trimEnd().split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('@@'));
  const header = lines.slice(0, start);
  const names = header.flatMap((line) => /^(?:---|\+\+\+) (.+?)\t?$/.exec(line)?.[1] ?? []);
  const has = (words: string) => header.some((line) => line.startsWith(words));
  return {
    file: names.filter((name) => name !== '/dev/null').at(-1) ?? '',
    kind: has('new file') ? 'added' : has('deleted file') ? 'removed' : 'changed',
    lines: start === -1 ? [] : lines.slice(start + 1),
  };
}

/** The change of one page; undefined where its text is the same. */
function shownPage(
  {file, kind, lines}: FileDiff,
  pageAt: (file: string) => CurrentPage | undefined,
): ShownPage[] {
  const current = pageAt(file);
  const page = {
    kind,
    // A renamed page is found under its current name.
    title: current?.title ?? readSide(lines, kind === 'removed' ? '-' : '+').title,
    permalink: current?.permalink,
  };
  if (kind !== 'changed') {
    return [{...page, sections: []}];
  }
  const sections = changedSections(lines).map(({id, ...section}) => ({
    ...section,
    permalink: current?.sections.has(id) ? current.permalink + (id && `#${id}`) : undefined,
  }));
  return sections.length > 0 ? [{...page, sections}] : [];
}
