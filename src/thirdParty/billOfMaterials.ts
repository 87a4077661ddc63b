import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

/** What differs from build to build, or tells where packages were downloaded. */
const OMITTED = new Set(['serialNumber', 'timestamp', 'externalReferences']);

/**
 * The bill of materials (CycloneDX) that npm makes of package-lock.json: every package that is not only for
 * development, with its licence, hash and dependencies; the same on every system.
 *
 * @param siteDir absolute path of the repository
 * @throws {Error} where npm cannot
 */
export async function billOfMaterials(siteDir: string): Promise<string> {
  const {stdout} = await promisify(execFile)(
    'npm',
    [
      ...['sbom', '--package-lock-only', '--omit', 'dev'],
      ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    ],
    {cwd: siteDir, maxBuffer: 64 * 1024 ** 2, shell: process.platform === 'win32'},
  ).catch((error: unknown) => {
    throw new Error('"npm sbom" could not read package-lock.json: run "npm install", then build.', {
      cause: error,
    });
  });
  const bill = JSON.parse(stdout, (key, value: unknown) =>
    OMITTED.has(key) ? undefined : value,
  ) as {readonly metadata: {readonly component: object}};
  const {name} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    readonly name: string;
  };
  // npm names it after the folder it lies in.
  Object.assign(bill.metadata.component, {name});
  return `${JSON.stringify(bill)}\n`;
}
