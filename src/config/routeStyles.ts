import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Style sheets that only some routes need, and whose styles they hold. */
const SHEETS = {
  home: /[\\/]src[\\/](?:pages|components[\\/](?:Home\w+|Harbour))[\\/]/,
  histories:
    /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Blog|[\\/]src[\\/]components[\\/](?:Release(?:List|Filter)|History(?:Bar|Header))[\\/]/,
  search: /[\\/]src[\\/](?:theme[\\/]SearchPage|components[\\/]Search(?:Result|Status))[\\/]/,
} as const;

/** What Docusaurus' server reads to know which files a page names, by what its routes import. */
interface Manifest {
  readonly entrypoints: readonly string[];
  readonly origins: Record<string, string[]>;
  /** Files by kind. */
  readonly assets: Record<string, Readonly<Record<string, readonly {readonly file: string}[]>>>;
}

interface ChunkGroup {
  readonly origins: readonly {readonly request?: string | undefined}[];
  getFiles(): readonly string[];
}

/**
 * Gives some routes a style sheet of their own: without it every page has the styles of all. Their pages name it
 * before their content, so that it is there when they are first shown; inside the site, the script of a route waits
 * for its styles by itself. Docusaurus asks its manifest for what a route imports, and the manifest knows only names
 * of chunks: style sheets, and no scripts, are added by what is imported.
 */
export function routeStyles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(SHEETS).map(([name, test]) => [
                    name,
                    // Before the common style sheet, which takes all that is left.
                    {
                      name,
                      test,
                      type: 'css/mini-extract',
                      chunks: 'all',
                      enforce: true,
                      priority: 60,
                    },
                  ]),
                ),
              },
            },
            plugins: [
              {
                apply: (compiler) =>
                  compiler.hooks.afterEmit.tap('route-styles', ({chunkGroups}) => {
                    const file = path.join(generatedFilesDir, 'client-manifest.json');
                    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
                    addStyles(manifest, chunkGroups);
                    writeFileSync(file, JSON.stringify(manifest));
                  }),
              },
            ],
          },
  };
}

/** Adds the style sheets of what is imported to a manifest, but those that every page names. */
export function addStyles(manifest: Manifest, groups: Iterable<ChunkGroup>): void {
  const {entrypoints, origins, assets} = manifest;
  const common = new Set(
    entrypoints
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.css ?? [])
      .map(({file}) => file),
  );
  for (const group of groups) {
    const css = group.getFiles().filter((file) => file.endsWith('.css') && !common.has(file));
    for (const {request} of css.length > 0 ? group.origins : []) {
      if (request) {
        const id = `styles of ${request}`;
        origins[request] = [id];
        assets[id] = {css: css.map((file) => ({file}))};
      }
    }
  }
}
