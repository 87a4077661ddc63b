import {isPartial} from '../../../content/places';
import type {ShownDay, ShownPage} from '../../../site/changes';
import {askGit} from './git';
import {changedSections, readSide} from './sections';

/** Days shown. */
const MAX_DAYS = 20;

/** Of a page with more changed sections than this they are only named: it was rewritten. */
const MAX_QUOTED = 3;

/** What Git calls a state without files. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export interface CurrentPage {
  readonly permalink: string;
  readonly title: string;
  /** Ids of its sections; empty for the text above the first heading. */
  readonly sections: ReadonlySet<string>;
}

/**
 * What changed in the manual on the last days with changes of its text, newest first, from a Git work tree with its
 * whole history: the state at the end of each day beside that of the day before.
 * @param folder of the pages of one language, from there
 * @param pageAt a page by the path of its source; undefined for one that is gone
 */
export function recentChanges(
  siteDir: string,
  folder: string,
  pageAt: (file: string) => CurrentPage | undefined,
): ShownDay[] {
  const pathspec = `:(glob)${folder}/**/*.md`;
  // What was merged counts on the day of its merge: only then could it be read.
  const log = askGit(siteDir, 'log', '--first-parent', '--format=%H %cI', '--', pathspec) ?? '';
  const days = new Map<string, {commit: string; date: string}>();
  for (const [, commit = '', date = ''] of log.matchAll(/^(\S+) (\S+)$/gm)) {
    const day = new Date(date).toISOString().slice(0, 10);
    if (!days.has(day)) {
      days.set(day, {commit, date});
    }
  }
  const ends = [...days];
  const shown: ShownDay[] = [];
  for (const [index, [day, {commit, date}]] of ends.entries()) {
    const before = ends[index + 1]?.[1].commit;
    const pages = readDiffs(siteDir, [before ?? NOTHING, commit, '--', pathspec]).flatMap((diff) =>
      shownPage(diff, pageAt),
    );
    if (pages.length > 0) {
      shown.push({day, date, range: before && `${before}...${commit}`, pages});
    }
    if (shown.length === MAX_DAYS) {
      break;
    }
  }
  return shown;
}

interface FileDiff {
  readonly file: string;
  readonly kind: ShownPage['kind'];
  /** All lines of the file, each after the mark of a diff: `-` removed, `+` added, a space kept. */
  readonly lines: readonly string[];
}

function readDiffs(siteDir: string, what: readonly string[]): FileDiff[] {
  const diff = askGit(
    siteDir,
    ...['-c', 'core.quotePath=false', 'diff', '--no-renames', '--relative', '--no-prefix'],
    // With all lines of each file, so that the diff shows the section of every line.
    ...['--unified=1000000', '--no-color', '--no-ext-diff', ...what],
  );
  // A partial is no page.
  return (diff ?? '')
    .split(/^diff --git /m)
    .slice(1)
    .map(readDiff)
    .filter(({file}) => !isPartial(file));
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
  const changed = changedSections(lines);
  const sections = changed.map(({id, title, ...quotes}) => ({
    title,
    permalink: current?.sections.has(id) ? current.permalink + (id && `#${id}`) : undefined,
    ...(changed.length > MAX_QUOTED ? {before: [], after: []} : quotes),
  }));
  return sections.length > 0 ? [{...page, sections}] : [];
}
