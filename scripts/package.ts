/** Packages `build/` and its bill of materials for a server: `npm run package -- --root /srv/docs --host docs.example.org`. */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, packageSite} from '../deploy/package';
import {readArguments, refuse} from './lib/arguments';

const ROOT = path.resolve(__dirname, '..');

void main();

async function main(): Promise<void> {
  const {root, host} = readOptions();
  try {
    await packageSite({
      build: path.join(ROOT, 'build'),
      release: path.join(ROOT, 'release'),
      root,
      host,
    });
    const bill = execFileSync('npm', 'sbom --omit dev --sbom-format cyclonedx'.split(' '), {
      cwd: ROOT,
      maxBuffer: 64 * 1024 ** 2,
      shell: process.platform === 'win32',
    });
    writeFileSync(path.join(ROOT, 'release/sbom.cdx.json'), bill);
    console.log('Packaged build/ into release/: see deploy/README.md for what follows.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function readOptions() {
  const {values} = readArguments(
    {
      options: {
        root: {type: 'string', default: '/srv/docs'},
        host: {type: 'string', default: HOST},
      },
    },
    'npm run package -- [--root FOLDER] [--host NAME]',
  );
  const bad = Object.entries(values).find(([, value]) => !/^[\w./-]+$/.test(value));
  if (bad) {
    refuse(`--${bad[0]} "${bad[1]}" cannot stand in an nginx configuration: give a plain value.`);
  }
  return values;
}
