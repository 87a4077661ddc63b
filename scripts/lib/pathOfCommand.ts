import {spawnSync} from 'node:child_process';

/** Path of an installed command; undefined without it. */
export function pathOfCommand(command: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const {status, stdout} = spawnSync(finder, [command], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}
