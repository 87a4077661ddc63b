import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The file that an environment variable names, else the first installed one. @throws when the variable names no file */
export function findInstalled(
  variable: string,
  commands: readonly string[],
  files: readonly string[] = [],
): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`${variable} names no file: ${chosen}. Correct it or unset it.`);
  }
  return (
    chosen || [...commands.map(pathOfCommand), ...files].find((file) => file && existsSync(file))
  );
}

function pathOfCommand(command: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const {status, stdout} = spawnSync(finder, [command], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}
