import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {HISTORY_FILE, packHistory} from '../src/changes/packed';
import {ROOT} from './repository';

/** The folder that an archive unpacks into. */
export const ARCHIVE_FOLDER = 'documentation';

/**
 * Writes the sources of the last commit, with the history they need (src/changes/packed.ts), as `.tar.gz`.
 *
 * @param out absolute path of the file
 * @throws {Error} without the whole history of Git
 */
export async function writeArchive(out: string): Promise<void> {
  const history = await packHistory(ROOT);
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  try {
    const file = path.join(folder, HISTORY_FILE);
    writeFileSync(file, JSON.stringify(history));
    mkdirSync(path.dirname(out), {recursive: true});
    execFileSync(
      'git',
      [
        ...['archive', '--format=tar.gz', `--prefix=${ARCHIVE_FOLDER}/`, `--add-file=${file}`],
        ...['-o', out, 'HEAD'],
      ],
      {cwd: ROOT, stdio: 'pipe'},
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}
