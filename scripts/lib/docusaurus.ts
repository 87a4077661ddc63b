import {spawn, type ChildProcess} from 'node:child_process';
import './readableCatalogues';
import {ROOT} from './repository';

/**
 * Packages that Node.js loads itself. The loader of Docusaurus' configuration would have Babel translate them with all
 * that they import, 285 files, in each process.
 */
const NATIVE_MODULES = [
  'mdast-util-to-string',
  'remark-directive',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'unified',
  'unist-util-visit',
];

/** Starts a command of Docusaurus in its own process, with additions to the environment. */
export function startDocusaurus(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [command, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, JITI_NATIVE_MODULES: JSON.stringify(NATIVE_MODULES), ...env},
  });
}
