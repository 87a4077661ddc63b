import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes what stands at an address when the address is first opened, not all of the site on every page. */
export function routes(): Plugin {
  return {
    name: 'routes',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/ComponentCreator': path.resolve(
            __dirname,
            '../components/ComponentCreator/index.ts',
          ),
        },
      },
    }),
  };
}
