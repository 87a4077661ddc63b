import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';
import {version} from 'mermaid/package.json';

/** Name under which the browser finds where Mermaid lies (`usePluginData`). */
export const DIAGRAMS_PLUGIN = 'diagrams';

/**
 * Publishes Mermaid as its authors ship it, already split by kind of diagram and minified. Bundling it for
 * each language took more than half of the build's time and gave no smaller files.
 */
export function diagrams(): Plugin {
  const folder = `assets/mermaid-${version}`;
  return {
    name: DIAGRAMS_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData({mermaid: `${folder}/mermaid.esm.min.mjs`});
    },
    configureWebpack(_config, isServer) {
      const from = path.dirname(require.resolve('mermaid/dist/mermaid.esm.min.mjs'));
      if (isServer) {
        return {};
      }
      const copy: unknown = new rspack.CopyRspackPlugin({
        patterns: ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min/*.mjs'].map((files) => ({
          context: from,
          from: files,
          to: folder,
          toType: 'dir',
          info: {minimized: true},
        })),
      });
      // The hook is typed for webpack; with `faster` on, the bundler is rspack, whose plugins it takes.
      return {plugins: [copy as WebpackPluginInstance]};
    },
  };
}
