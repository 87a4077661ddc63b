import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

type CurrentBundler = ConfigureWebpackUtils['currentBundler'];
type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What tells Docusaurus, when it fetches ahead, where a script is: by a table of all names. */
const CHUNK_ADDRESSES = 'ChunkAssetPlugin';

/** What an entry of Docusaurus' registry says twice more, for its server: what it imports. */
const NAMES = /, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)(?=\])/g;

/**
 * What every page knows of all addresses of the site, in as few bytes as can be: each page more makes all others
 * heavier (`npm run bench:growth`).
 *
 * What stands at an address is made when the address is first opened. Scripts are numbered by their names, so that
 * one table, of their hashes, says where they are, in place of three. What only the server reads is left out.
 */
export function routes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    configureWebpack: ({mode, plugins = []}, isServer, {currentBundler}) => {
      const alias = {
        '@docusaurus/ComponentCreator': path.resolve(
          __dirname,
          '../components/ComponentCreator/index.ts',
        ),
      };
      if (isServer || mode !== 'production') {
        return {resolve: {alias}};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const inBrowsers = (name: string, change: (text: string) => string) =>
        new NormalModuleReplacementPlugin(
          new RegExp(`^@generated/${path.parse(name).name}$`),
          changedCopy(path.join(generatedFilesDir, name), change),
        );
      return {
        mergeStrategy: {plugins: 'replace'},
        resolve: {alias},
        optimization: {chunkIds: 'named'},
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_ADDRESSES),
          chunkAddress(currentBundler),
          inBrowsers('registry.js', (text) => text.replace(NAMES, '')),
          inBrowsers('globalData.json', withoutPages),
        ],
      };
    },
  };
}

/** Tells Docusaurus where a script is whose number is its name. */
function chunkAddress({instance}: CurrentBundler) {
  const {RuntimeGlobals, RuntimeModule} = instance;
  class ChunkAddress extends RuntimeModule {
    constructor() {
      super('chunk address', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      const {require, publicPath, getChunkScriptFilename} = RuntimeGlobals;
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  return {
    apply: ({hooks}: Compiler) =>
      hooks.thisCompilation.tap('routes', (compilation) =>
        compilation.hooks.additionalTreeRuntimeRequirements.tap('routes', (chunk) =>
          compilation.addRuntimeModule(chunk, new ChunkAddress()),
        ),
      ),
  };
}

/** What plugins give to all pages, without the list of the manual's pages: links to them are addresses. */
function withoutPages(globalData: string): string {
  return JSON.stringify(JSON.parse(globalData), (key, value: unknown) =>
    key === 'docs' ? [] : value,
  );
}

/** @returns path of the copy, beside the file */
function changedCopy(file: string, change: (text: string) => string): string {
  const {dir, name, ext} = path.parse(file);
  const copy = path.join(dir, `${name}InBrowsers${ext}`);
  writeFileSync(copy, change(readFileSync(file, 'utf8')));
  return copy;
}
