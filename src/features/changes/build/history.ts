import {isPartial} from '../../../content/places';
import type {ShownChange, ShownPage} from '../../../site/changes';
import {askGit} from './git';
import {changedSections, readSide} from './sections';

/** How many commits are read, and how many changes shown: some commits change no text. */
const MAX_COMMITS = 60;
const MAX_CHANGES = 30;

/** A change of more sections than this is a rewriting, of which only the pages are named. */
const MAX_SECTIONS = 40;

/** A page as it is now. */
export interface CurrentPage {
  readonly permalink: string;
  readonly title: string;
  /** Ids of its sections; that of what stands above the first heading is empty. */
  readonly sections: ReadonlySet<string>;
}

/**
 * The newest changes of the manual as readers see them, newest first, from the history of Git. What changed no text
 * (front matter, spaces) is no change.
 *
 * @param siteDir absolute path of a Git work tree with its whole history
 * @param folder of the pages of one language, from there
 * @param pageAt a page by the path of its source; undefined where there is none any more
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

/** What a commit changed in a file. */
interface FileDiff {
  readonly file: string;
  readonly kind: ShownPage['kind'];
  /** All lines of the file, each after the mark of a diff: `-` was there, `+` is there now, a space both. */
  readonly lines: readonly string[];
}

function readLog(siteDir: string, folder: string): Commit[] {
  const log = askGit(
    siteDir,
    ...['-c', 'core.quotePath=false', 'log', `--max-count=${MAX_COMMITS}`, '--no-merges'],
    // Of each file all lines, so that the diff says in which section a line stands.
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
        date, // What a partial says stands on no page of its own.
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

/** A page as a change shows it; nothing where its text is the same. */
function shownPage(
  {file, kind, lines}: FileDiff,
  pageAt: (file: string) => CurrentPage | undefined,
): ShownPage[] {
  const current = pageAt(file);
  const page = {
    kind,
    // A page that was renamed is found under its name of today.
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
