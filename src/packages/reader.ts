import type {LockedPackage} from './lock';

/** Code of the bundler itself that stands in every published script. */
const RUNTIME = 'node_modules/@rspack/core';

/**
 * The packages that are part of what readers' browsers fetch.
 *
 * @param modules identifiers of the bundler's modules, whose last part is a file
 * @param locked every package
 * @throws {Error} when a module comes from a package that package-lock.json does not know
 */
export function readerPackages(
  modules: Iterable<string>,
  locked: readonly LockedPackage[],
): readonly LockedPackage[] {
  const byFolder = new Map(locked.map((entry) => [entry.folder, entry]));
  const folders = new Set([RUNTIME]);
  for (const module of modules) {
    // What stands before are loaders, through which the file went.
    const file = module.slice(module.lastIndexOf('!') + 1).replaceAll('\\', '/');
    const folder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/|?]+/.exec(file)?.[0];
    if (folder !== undefined) {
      folders.add(folder);
    }
  }
  return [...folders].sort().map((folder) => {
    const entry = byFolder.get(folder);
    if (!entry) {
      throw new Error(`${folder} is not in package-lock.json: run "npm install".`);
    }
    return entry;
  });
}
