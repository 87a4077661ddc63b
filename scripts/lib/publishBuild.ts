import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeHostFiles} from '../../deploy/hostFiles';
import type {Redirects} from '../../src/site/redirects';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../../src/site/locales';

/** Languages that are built, and the folder that holds them. */
export interface Built {
  readonly locales: readonly Locale[];
  readonly folder: string;
}

/**
 * Puts complete languages into the site, in the place of their last build, and writes the files for hosts.
 *
 * The site is put together and inspected beside the published one: where something is wrong, that stays as it is.
 * @param site folder of the published site
 * @param work folder to put the new one together, on the same disk
 * @throws as {@link writeHostFiles}
 */
export function publishBuild(
  built: readonly Built[],
  site: string,
  work: string,
  redirects?: Redirects,
): void {
  const next = path.join(work, 'next');
  rmSync(work, {recursive: true, force: true});
  mkdirSync(next, {recursive: true});
  for (const {locales, folder} of built) {
    for (const name of readdirSync(folder).filter((each) => locales.includes(localeOf(each)))) {
      renameSync(path.join(folder, name), path.join(next, name));
    }
  }
  const locales = built.flatMap((each) => each.locales);
  const kept = existsSync(site) ? readdirSync(site) : [];
  for (const name of kept.filter((each) => !locales.includes(localeOf(each)))) {
    cpSync(path.join(site, name), path.join(next, name), {recursive: true});
  }
  writeHostFiles(next, redirects);
  if (existsSync(site)) {
    renameSync(site, path.join(work, 'last'));
  }
  renameSync(next, site);
  rmSync(work, {recursive: true});
}

/** The language that a file or folder of the site's root belongs to: the default one is the parent of the others. */
function localeOf(name: string): Locale {
  return isLocale(name) ? name : DEFAULT_LOCALE;
}
