import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const inThisFolder = (file: string) => path.resolve(__dirname, file);

/** Options of the dev server that the types of Docusaurus leave out. */
const DEV_SERVER: object = {devServer: {client: {overlay: {runtimeErrors: false}}}};

/** Changes of the bundler's configuration; README.md says what each buys. */
export function webpack(): Plugin {
  return {
    name: 'webpack',
    // No search for a configuration of PostCSS, from each style sheet up to the root of the disk: there is none.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      // Compile errors only: the runtime error that follows one would stay after the page is mended.
      ...DEV_SERVER,
      resolve: {
        alias: {
          // Code is coloured while building (src/features/codeColours). A file, not `false`: the number of an ignored
          // module depends on the folder the site is built in.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
            inThisFolder('nothing.ts'),
          ...(!isServer && {tslib: inThisFolder('importDefault.ts')}),
        },
      },
      plugins: [
        // Docusaurus reloads the whole page when the next page's code cannot be fetched; offline, that is the browser's
        // own error page. The specification (§8) wants the error and a Retry button inside the layout.
        new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (request) => {
          if (request.contextInfo.issuer.endsWith('PendingNavigation.js')) {
            request.request = inThisFolder('../ui/LoadFailure/preload.ts');
          }
        }),
      ],
    }),
  };
}
