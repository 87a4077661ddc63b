import {spawnSync} from 'node:child_process';

/** Where a command of this machine stands; undefined when it is not installed. */
export function pathOfCommand(command: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const {status, stdout} = spawnSync(finder, [command], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}
