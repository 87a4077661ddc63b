import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What is published runs on Preact, which knows React's interface and is a fifth of its size: 48 kB less on every
 * page (`npm run bench`). The sources are React; so is the writers' server, whose fast refresh Preact does not have.
 * Without this plugin, what is published runs on React as well.
 */
export function preact(): Plugin | null {
  return process.env.NODE_ENV === 'production'
    ? {
        name: 'preact',
        getClientModules: () => [path.resolve(__dirname, '../clientModules/hydration.ts')],
        configureWebpack: () => ({
          resolve: {alias: {react: 'preact/compat', 'react-dom': 'preact/compat'}},
        }),
      }
    : null;
}
