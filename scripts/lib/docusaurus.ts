import {spawn, type ChildProcess} from 'node:child_process';
import './readableCatalogues';
import {ROOT} from './repository';

/** Starts a command of Docusaurus in its own process, with additions to the environment. */
export function startDocusaurus(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [command, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
}
