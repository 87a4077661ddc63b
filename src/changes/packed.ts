import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import {recentChanges, type Change} from './history';
import {DEFAULT_LOCALE, LOCALES} from '../site/locales';
import {fileIn} from '../sources/places';
import {askGit} from './git';

/** What a source archive, which has no repository, knows of the history it was made from. */
export interface PackedHistory {
  /** 12 hexadecimal digits. */
  readonly commit: string;
  /** When each source was last changed: path from the root → milliseconds since 1970. */
  readonly updated: Readonly<Record<string, number>>;
  /** The newest changes of each folder of the manual. */
  readonly changes: Readonly<Record<string, readonly Change[]>>;
}

/** Stands in the root of an archive, never in a repository: `npm run archive` writes it. */
export const HISTORY_FILE = '.history.json';

/** How many changes of the manual are shown. */
export const CHANGES_LIMIT = 30;

/** The history that came with a source archive; undefined in a repository. */
export function packedHistory(siteDir: string): PackedHistory | undefined {
  const file = path.join(siteDir, HISTORY_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackedHistory) : undefined;
}

/**
 * Reads from Git what a source archive takes along, so that it builds the same pages.
 *
 * @param siteDir absolute path of a repository
 * @throws {Error} without the whole history, of which all dates would be wrong
 */
export async function packHistory(siteDir: string): Promise<PackedHistory> {
  if (!isWholeRepository(siteDir)) {
    throw new Error('The whole history of Git is needed: run "git fetch --unshallow" first.');
  }
  const source = getVcsPreset('git-ad-hoc');
  source.initialize({siteDir});
  const files = (askGit(siteDir, 'ls-files', '-z', '*.md', '*.mdx') ?? '')
    .split('\0')
    .filter(Boolean);
  const updated = await Promise.all(
    files.map(async (file) => {
      const change = await source.getFileLastUpdateInfo(path.join(siteDir, file));
      return change ? [[file, change.timestamp] as const] : [];
    }),
  );
  const folders = LOCALES.map(manualFolder);
  return {
    commit: askGit(siteDir, 'rev-parse', '--short=12', 'HEAD') ?? '',
    updated: Object.fromEntries(updated.flat()),
    changes: Object.fromEntries(
      folders.map((folder) => [folder, recentChanges(siteDir, folder, CHANGES_LIMIT)]),
    ),
  };
}

/** The folder of the manual in a language, by any of its files. */
export function manualFolder(locale: (typeof LOCALES)[number] = DEFAULT_LOCALE): string {
  return path.posix.dirname(fileIn('docs/intro.md', locale));
}

/** True in a Git work tree with its whole history. */
export function isWholeRepository(siteDir: string): boolean {
  return askGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false';
}
