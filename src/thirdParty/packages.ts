import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A package whose code or styles are published. */
export interface PublishedPackage {
  /** From the root of the repository, e.g. `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; some packages have another form, or none. */
  readonly license?: unknown;
}

/** The bundler itself: its runtime is in the published scripts. */
const RUNTIME = 'node_modules/@rspack/core';

/**
 * The packages that modules come from. The webpack plugins for this miss, under Rspack, parts of concatenated modules.
 * @param modules identifiers of the bundler's modules: loaders, then the file, e.g. `css-loader!/x/a.css|0`
 */
export function packagesOf(siteDir: string, modules: Iterable<string>): PublishedPackage[] {
  const folders = [...modules].flatMap((module) => {
    const file = module.slice(module.lastIndexOf('!') + 1).replaceAll('\\', '/');
    return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/|?]+/.exec(file)?.[0] ?? [];
  });
  return [...new Set([RUNTIME, ...folders])].sort().map((folder) => {
    const text = readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8');
    return {...(JSON.parse(text) as Omit<PublishedPackage, 'folder'>), folder};
  });
}
