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
 * Every page names the scripts of its route, which are then fetched beside those that all pages have: Docusaurus'
 * bundler asks for them only when these have run. Some routes have style sheets of their own, without which every page
 * would have the styles of all; their pages name them too, so that they are there when they are first shown.
 *
 * Docusaurus asks its manifest for the files of what a route imports, and the manifest knows only names of chunks: the
 * files are added by what is imported.
 */
export function routeFiles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-files',
    configureWebpack: ({mode}, isServer) =>
      // The writers' server makes no manifest.
      isServer || mode !== 'production'
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
                  compiler.hooks.afterEmit.tap('route-files', ({chunkGroups}) => {
                    const file = path.join(generatedFilesDir, 'client-manifest.json');
                    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
                    addFiles(manifest, chunkGroups);
                    writeFileSync(file, JSON.stringify(manifest));
                  }),
              },
            ],
          },
  };
}

/** Adds the files of what is imported to a manifest, but those that every page names. */
export function addFiles(manifest: Manifest, groups: Iterable<ChunkGroup>): void {
  const {entrypoints, origins, assets} = manifest;
  const common = new Set(
    entrypoints
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => Object.values(assets[id] ?? {}).flat())
      .map(({file}) => file),
  );
  for (const group of groups) {
    const files = group.getFiles().filter((file) => !common.has(file));
    const ofKind = (kind: string) =>
      files.filter((file) => file.endsWith(`.${kind}`)).map((file) => ({file}));
    for (const {request} of files.length > 0 ? group.origins : []) {
      if (request) {
        const id = `files of ${request}`;
        origins[request] = [id];
        assets[id] = {css: ofKind('css'), js: ofKind('js')};
      }
    }
  }
}
