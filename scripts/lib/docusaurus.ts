import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type BuildFailure} from 'esbuild';
import {ROOT} from './repository';

/** The command of Docusaurus, for Node. */
export const DOCUSAURUS = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/**
 * Compiles the configuration for Docusaurus' `--config`: a tenth of a second, where Docusaurus compiles it with Babel,
 * file by file and with the packages that it imports, which takes 5 s on a new machine.
 *
 * @param file to write, from the root of the repository
 * @returns its absolute path; undefined where it cannot be compiled, and why has been printed
 */
export async function compiledConfiguration(file: string): Promise<string | undefined> {
  const outfile = path.join(ROOT, file);
  const {errors} = await build({
    entryPoints: [path.join(ROOT, 'docusaurus.config.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
    // Node keeps what it has loaded; Docusaurus calls a function anew for each language.
    banner: {js: 'module.exports = () => { const module = {exports: {}};'},
    footer: {js: 'return module.exports.default; };'},
    plugins: [
      {
        name: 'folders',
        // The files of the configuration name others by their own folder.
        setup: (builder) =>
          builder.onLoad({filter: /\.ts$/}, ({path: source}) => ({
            contents: readFileSync(source, 'utf8').replaceAll('__dirname', () =>
              JSON.stringify(path.dirname(source)),
            ),
            loader: 'ts',
          })),
      },
    ],
  }).catch((failure: BuildFailure) => failure);
  return errors.length > 0 ? undefined : outfile;
}
