import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

interface Manifest {
  readonly name: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, {readonly dev?: boolean}>>;
}

/** Properties that differ between builds, or contain download addresses. */
const OMITTED = new Set(['serialNumber', 'timestamp', 'externalReferences']);

/**
 * The bill of materials (CycloneDX) of package-lock.json, by npm: every package that is not only for development, with
 * its licence, hash and dependencies; the same on every system. @throws {Error} where npm cannot
 */
export async function billOfMaterials(siteDir: string): Promise<string> {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const manifest = {...(read('package.json') as Manifest), devDependencies: {}};
  const lock = read('package-lock.json') as Lock;
  const packages = Object.entries(lock.packages).filter(([, {dev}]) => dev !== true);
  const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    // The development packages are removed before: npm's own "--omit dev" also omits those they share with others
    // (https://github.com/npm/cli/issues/7909). npm names the bill after the folder.
    const folder = path.join(parent, manifest.name);
    mkdirSync(folder);
    const write = (file: string, content: object): void => {
      writeFileSync(path.join(folder, file), JSON.stringify(content));
    };
    write('package.json', manifest);
    write('package-lock.json', {
      ...lock,
      packages: {...Object.fromEntries(packages), '': manifest},
    });
    const {stdout} = await promisify(execFile)(
      'npm',
      [
        ...['sbom', '--package-lock-only', '--prefix', folder],
        ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
      ],
      {cwd: folder, maxBuffer: 64 * 1024 ** 2, shell: process.platform === 'win32'},
    );
    const bill: unknown = JSON.parse(stdout, (key, value: unknown) =>
      OMITTED.has(key) ? undefined : value,
    );
    return `${JSON.stringify(bill)}\n`;
  } catch (error) {
    throw new Error('"npm sbom" refuses package-lock.json: run "npm install", then build again.', {
      cause: error,
    });
  } finally {
    rmSync(parent, {recursive: true});
  }
}
