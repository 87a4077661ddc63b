import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DRAWINGS_FOLDER} from './drawings';
import {LIBRARY, LIBRARY_FOLDER, writeLibrary} from './library';
import {DIAGRAMS_PLUGIN, DRAWINGS_ADDRESS} from '../../../site/plugins';
import {currentLocale} from '../../../content/currentLocale';

/** Class in the HTML of a page whose diagram the browser renders. */
const LIVE_DIAGRAM = 'docusaurus-mermaid-container';

/**
 * Publishes the drawn diagrams of the locale, and Mermaid where a page lacks one. On the dev server the browser
 * renders.
 */
export function diagrams({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: DIAGRAMS_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData({library: LIBRARY});
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') {
        return undefined;
      }
      const directory = path.join(generatedFilesDir, 'mermaid');
      writeLibrary(directory);
      return {
        mergeStrategy: {'devServer.static': 'append'},
        devServer: {static: [{directory, publicPath: baseUrl + LIBRARY_FOLDER}]},
      };
    },
    postBuild({outDir, routesPaths}) {
      const drawings = path.join(siteDir, DRAWINGS_FOLDER, currentLocale());
      if (existsSync(drawings)) {
        cpSync(drawings, path.join(outDir, DRAWINGS_ADDRESS), {recursive: true});
      }
      const isLibraryNeeded = routesPaths
        .map((route) => path.join(outDir, route.slice(baseUrl.length), 'index.html'))
        .some((file) => existsSync(file) && readFileSync(file, 'utf8').includes(LIVE_DIAGRAM));
      if (isLibraryNeeded) {
        writeLibrary(path.join(outDir, LIBRARY_FOLDER));
      }
      return Promise.resolve();
    },
  };
}
