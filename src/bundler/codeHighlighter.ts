import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the theme's highlighter out of the bundle: code is coloured while building (src/features/codeColours). */
export function codeHighlighter(): Plugin {
  return {
    name: 'code-highlighter',
    configureWebpack: () => ({
      resolve: {
        alias: {
          // A file, not `false`: the number of an ignored module depends on the folder the site is built in.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.resolve(
            __dirname,
            'nothing.ts',
          ),
        },
      },
    }),
  };
}
