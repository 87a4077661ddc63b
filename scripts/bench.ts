/**
 * What readers fetch, and how much they have to read, beside the limits of `scripts/lib/bench/limits.ts`: `npm run
 * bench`, after `npm run build` of the four languages. A page is opened in an empty browser and weighed before anything
 * is prefetched. More than the limit fails.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {openSearch} from '../checks/output/relevance';
import {addressIn} from '../src/site/addresses';
import {LOCALES} from '../src/site/locales';
import {refuse, refuseRest} from './lib/arguments';
import {countFiles, type Figures} from './lib/bench/bytes';
import {PAGES, aboveLimits, limitsOf} from './lib/bench/limits';
import {serveCompressed} from './lib/bench/serveCompressed';
import {visit} from './lib/bench/visit';
import {countText} from './lib/bench/words';
import {launchOptions} from './lib/browser';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');

void main();

async function main(): Promise<void> {
  refuseRest(process.argv.slice(2), 'npm run bench');
  if (LOCALES.some((locale) => !existsSync(path.join(BUILD, addressIn('sitemap.xml', locale))))) {
    refuse('There is no whole site in build/: run "npm run build" first.');
  }
  const figures = await measure();
  const limits = limitsOf(figures);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        {now: value, 'at most': limits[name] ?? '–'},
      ]),
    ),
  );
  const faults = aboveLimits(figures);
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Bytes after brotli, unless the name says otherwise. */
async function measure(): Promise<Figures> {
  const figures: Record<string, number> = {};
  const browser = await chromium.launch(launchOptions());
  const site = await serveCompressed(BUILD);
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      const {typeface, ...weight} = (await visit(browser, site, address)).weight;
      for (const [kind, bytes] of Object.entries(weight)) {
        figures[`${name}, ${kind}`] = bytes;
      }
      figures.typeface = typeface;
    }
  } finally {
    await browser.close();
    site.stop();
  }
  for (const locale of LOCALES) {
    const {indexBytes, textBytes} = openSearch(BUILD, locale);
    figures[`search indexes, ${locale}`] = indexBytes;
    figures[`search texts, ${locale}`] = textBytes;
    figures[`words, ${locale}`] = countText(BUILD, locale);
  }
  const published = countFiles(BUILD);
  figures['published files'] = published.files;
  figures['published bytes, not compressed'] = published.bytes;
  return figures;
}
