import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Absolute path of a new folder, removed when the script ends, also by a signal: a running command is awaited first.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(1));
  }
  return folder;
}
