import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A package as package-lock.json knows it. */
export interface LockedPackage {
  /** Where it lies from the root of the repository, e.g. `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; some packages say none in a form that npm reads. */
  readonly license: string | undefined;
  /** Hash of what was published, as in `sha512-…`. */
  readonly integrity: string | undefined;
  /** True for what is only there to check and test. */
  readonly isDev: boolean;
  /** What it asks for: package → range of versions. */
  readonly asks: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly name?: string;
        readonly version?: string;
        readonly license?: string;
        readonly integrity?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly peerDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/**
 * Every package of package-lock.json, by folder; the repository itself left out. It says the same on every system,
 * whatever is installed there.
 *
 * @param root absolute path of the repository
 */
export function lockedPackages(root: string): readonly LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({
      folder,
      name:
        entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      isDev: entry.dev === true || entry.devOptional === true,
      asks: {...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies},
    }));
}
