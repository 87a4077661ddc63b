/**
 * What readers fetch, and how much they have to read, compared with `scripts/lib/bench/baseline.json` and the limits of
 * `scripts/lib/bench/limits.ts`: `npm run bench`, after `npm run build` of the four languages. A page is opened in an
 * empty browser and weighed before anything is prefetched. More than 5 % above the baseline fails, and so does more than
 * the limit. `-- --accept` makes today's figures the baseline.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {openSearch} from '../checks/output/relevance';
import {addressIn} from '../src/site/addresses';
import {LOCALES} from '../src/site/locales';
import {readArguments, refuse} from './lib/arguments';
import {countFiles, grown, type Figures} from './lib/bench/bytes';
import {PAGES, aboveLimits, limitsOf} from './lib/bench/limits';
import {serveCompressed} from './lib/bench/serveCompressed';
import {visit} from './lib/bench/visit';
import {countText} from './lib/bench/words';
import {launchOptions} from './lib/browser';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');
const BASELINE = path.join(ROOT, 'scripts/lib/bench/baseline.json');

void main();

async function main(): Promise<void> {
  const {accept} = readArguments(
    {options: {accept: {type: 'boolean'}}},
    'npm run bench -- [--accept]',
  ).values;
  if (LOCALES.some((locale) => !existsSync(path.join(BUILD, addressIn('sitemap.xml', locale))))) {
    refuse('There is no whole site in build/: run "npm run build" first.');
  }
  const figures = await measure();
  if (accept) {
    writeFileSync(BASELINE, `${JSON.stringify(figures, null, 2)}\n`);
  }
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Figures;
  const limits = limitsOf(figures);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => {
        const before = baseline[name];
        const change =
          before === undefined ? 'new' : `${(100 * (value / before - 1)).toFixed(1)} %`;
        return [name, {now: value, change, 'at most': limits[name] ?? '–'}];
      }),
    ),
  );
  const faults = [...grown(figures, baseline), ...aboveLimits(figures)];
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
      const {html, js, css, other, all, typeface} = (await visit(browser, site, address)).weight;
      Object.assign(figures, {
        [`${name}, all`]: all,
        [`${name}, HTML`]: html,
        [`${name}, JavaScript`]: js,
        [`${name}, CSS`]: css,
        [`${name}, pictures and icons`]: other,
        typeface,
      });
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
