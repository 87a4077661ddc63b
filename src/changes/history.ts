import {execFileSync} from 'node:child_process';
import {isPartial} from '../sources/places';
import {changedSections, titleIn, type SectionChange} from './sections';

export interface PageChange {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: string;
  /** Of changed pages only. */
  readonly sections: readonly SectionChange[];
}

/** What one commit changed in the manual. */
export interface Change {
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
  /** Why, in the words of the commit; only where its subject starts with `docs:`. */
  readonly why: string | undefined;
  readonly pages: readonly PageChange[];
}

/** Commits that are read at a time, until there are enough that say something. */
const BATCH = 50;

/**
 * The newest changes of a folder of pages, newest first, from the history of Git. What changed no text (front
 * matter, spaces) is no change.
 *
 * @param siteDir absolute path of a Git work tree with its whole history
 * @param folder of the pages of one language, from there
 * @param limit how many changes to find
 */
export function recentChanges(siteDir: string, folder: string, limit: number): Change[] {
  const changes: Change[] = [];
  for (let skip = 0; changes.length < limit; skip += BATCH) {
    const commits = readLog(siteDir, folder, skip);
    const texts = readBlobs(
      siteDir,
      commits.flatMap(({files}) => files.flatMap(({before, after}) => [before, after])),
    );
    changes.push(...commits.map((commit) => changeOf(commit, texts)).filter(saysSomething));
    if (commits.length < BATCH) {
      break;
    }
  }
  return changes.slice(0, limit);
}

function saysSomething({pages}: Change): boolean {
  return pages.length > 0;
}

interface Commit {
  readonly commit: string;
  readonly date: string;
  readonly subject: string;
  readonly files: readonly {
    readonly file: string;
    /** Git's names of the contents; zeros where there is none. */
    readonly before: string;
    readonly after: string;
  }[];
}

function changeOf(
  {commit, date, subject, files}: Commit,
  texts: ReadonlyMap<string, string>,
): Change {
  return {
    commit,
    date,
    why: /^docs:\s*(.+)$/.exec(subject)?.[1],
    pages: files.flatMap(({file, before, after}): PageChange[] => {
      const was = texts.get(before);
      const is = texts.get(after);
      const title = titleIn(is ?? was ?? '');
      if (was === undefined || is === undefined) {
        return [{file, kind: is === undefined ? 'removed' : 'added', title, sections: []}];
      }
      const sections = changedSections(was, is);
      return sections.length > 0 ? [{file, kind: 'changed', title, sections}] : [];
    }),
  };
}

function readLog(siteDir: string, folder: string, skip: number): Commit[] {
  const answer = git(siteDir, [
    'log',
    '-z',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--no-merges',
    '--relative',
    `--skip=${skip}`,
    `--max-count=${BATCH}`,
    // The first sign stands in no path and no subject: it tells where a commit begins.
    '--format=%x01%H%x00%cI%x00%s',
    '--',
    folder,
  ]).toString('utf8');
  return answer
    .split('\u0001')
    .slice(1)
    .map((record) => {
      const [commit = '', date = '', subject = '', ...rest] = record.split('\0');
      const files: Commit['files'][number][] = [];
      for (let index = 0; index + 1 < rest.length; index += 2) {
        const [, , before = '', after = ''] = (rest[index] ?? '').trim().split(' ');
        const file = rest[index + 1] ?? '';
        // What a partial says stands on no page of its own.
        if (file.endsWith('.md') && !isPartial(file)) {
          files.push({file, before, after});
        }
      }
      return {commit, date, subject, files};
    });
}

/** What each of some contents holds; those that do not exist are left out. */
function readBlobs(siteDir: string, names: readonly string[]): Map<string, string> {
  const wanted = [...new Set(names)].filter((name) => !/^0*$/.test(name));
  const answer = git(siteDir, ['cat-file', '--batch'], wanted.join('\n'));
  const texts = new Map<string, string>();
  let at = 0;
  while (at < answer.length) {
    const end = answer.indexOf('\n', at);
    const [name = '', type, size] = answer.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type === 'blob') {
      texts.set(name, answer.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
  return texts;
}

function git(siteDir: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', [...args], {
    cwd: siteDir,
    input,
    maxBuffer: 1024 ** 3,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
