import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const REPLACEMENT = path.resolve(__dirname, '../ui/LoadFailure/preload.ts');

/**
 * Docusaurus reloads the whole page when the next page's code cannot be fetched; offline, that is the
 * browser's own error page. The specification (§8) wants the error and a Retry button inside the layout,
 * so the module that fetches the code before a navigation is replaced by one that lets the page show it.
 */
export function loadFailure(): Plugin {
  return {
    name: 'load-failure',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (request) => {
            if (request.contextInfo.issuer.endsWith('PendingNavigation.js')) {
              request.request = REPLACEMENT;
            }
          }),
        ],
      };
    },
  };
}
