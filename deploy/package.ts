/**
 * Makes `release/` from `build/`: the site with its compressed twins, the nginx configuration and `publish.sh`.
 * `npm run package -- --root /srv/docs --host docs.example.org`
 */
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {BRAND} from '../src/site/brand';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import type {Redirects} from '../src/site/redirects';
import {writeHostFiles} from './hostFiles';
import {nginxFiles} from './nginx';

/** Compressing smaller texts saves no packet. */
const WORTH_COMPRESSING = 1024;

const TEXT = /\.(?:html|css|js|mjs|json|xml|svg|txt|md|webmanifest|rss|atom)$/;

export interface PackageOptions {
  readonly build: string;
  /** Folder to create; replaced when complete. */
  readonly release: string;
  /** Values of the nginx configuration: folder on the server and host name. */
  readonly root: string;
  readonly host: string;
  /** Effort of brotli, 0 to 11; tests lower it. */
  readonly quality?: number;
  readonly redirects?: Redirects;
}

export const HOST = new URL(BRAND.siteUrl).host;

/** Packages a build for a server. @throws without a build, or when the policy would block something in a page */
export async function packageSite(options: PackageOptions): Promise<void> {
  const {build, release, root, host, quality = constants.BROTLI_MAX_QUALITY} = options;
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no site in ${build} yet: run "npm run build" first.`);
  }
  const {headers, moved} = writeHostFiles(build, options.redirects);
  const partial = `${release}.partial`;
  rmSync(partial, {recursive: true, force: true});
  const site = path.join(partial, 'site');
  cpSync(build, site, {recursive: true, preserveTimestamps: true});
  await compressAll(site, quality);
  const prefixes = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale) => LOCALE_CONFIGS[locale].baseUrl,
  );
  mkdirSync(path.join(partial, 'nginx'));
  const configuration = nginxFiles({host, root, headers, moved, prefixes});
  for (const [name, content] of Object.entries(configuration)) {
    writeFileSync(path.join(partial, 'nginx', name), content);
  }
  writeFileSync(path.join(partial, 'host'), `${host}\n`);
  cpSync(path.join(__dirname, 'publish.sh'), path.join(partial, 'publish.sh'));
  writeFileSync(path.join(partial, 'files'), checksums(partial));
  rmSync(release, {recursive: true, force: true});
  renameSync(partial, release);
}

/** A line of `sha256sum` for each file, which publish.sh checks. */
function checksums(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => {
      const content = readFileSync(path.join(folder, file));
      return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
    })
    .join('');
}

/** Writes `.br` and `.gz` beside each text of the site; four at a time keep the cores busy. */
async function compressAll(site: string, quality: number): Promise<void> {
  const files = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((file) =>
    TEXT.test(file),
  );
  const queue = files.values();
  await Promise.all(
    Array.from({length: 4}, async () => {
      for (const file of queue) {
        await compress(path.join(site, file), quality);
      }
    }),
  );
}

async function compress(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length < WORTH_COMPRESSING) {
    return;
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: 9}),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  // Same date as the text: a server compares them.
  const {atime, mtime} = statSync(file);
  [`${file}.br`, `${file}.gz`].forEach((twin) => utimesSync(twin, atime, mtime));
}
