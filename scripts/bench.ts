/**
 * What readers fetch, compared with `scripts/lib/bench/baseline.json`: `npm run bench`, after `npm run build` of the four
 * languages. A page is opened in an empty browser and weighed before anything is prefetched. More than 5 % above the
 * baseline fails. `-- --accept` makes today's bytes the baseline; `-- --json` prints JSON.
 */
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {readArguments, refuse} from './lib/arguments';
import {compressed, countFiles, grown, type Figures} from './lib/bench/bytes';
import {weighPages} from './lib/bench/weighPages';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');
const BASELINE = path.join(ROOT, 'scripts/lib/bench/baseline.json');
const PAGES = {
  'text page': '/docs/user/havre/connect',
  'diagram page': '/docs/administrateur/manage-apps/SSO',
  home: '/',
} as const;

void main();

async function main(): Promise<void> {
  const {accept, json} = readArguments(
    {options: {accept: {type: 'boolean'}, json: {type: 'boolean'}}},
    'npm run bench -- [--accept] [--json]',
  ).values;
  if (
    LOCALES.some(
      (locale) => !existsSync(path.join(BUILD, LOCALE_CONFIGS[locale].baseUrl, 'sitemap.xml')),
    )
  ) {
    refuse('There is no whole site in build/: run "npm run build" first.');
  }
  const figures = await measure();
  if (accept) {
    writeFileSync(BASELINE, `${JSON.stringify(figures, null, 2)}\n`);
  }
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Figures;
  const faults = grown(figures, baseline);
  if (json) {
    console.log(JSON.stringify({figures, baseline, faults}, null, 2));
  } else {
    for (const [name, value] of Object.entries(figures)) {
      const before = baseline[name] ?? NaN;
      const change = `${value < before ? '' : '+'}${((value / before - 1) * 100).toFixed(1)} %`;
      console.log(`${name.padEnd(38)}${String(value).padStart(12)}${change.padStart(10)}`);
    }
    faults.forEach((fault) => console.error(fault));
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Bytes after brotli, unless the name says otherwise. */
async function measure(): Promise<Figures> {
  const figures: Record<string, number> = {};
  const weights = await weighPages(BUILD, Object.values(PAGES));
  for (const [index, name] of Object.keys(PAGES).entries()) {
    const {html, js, css, other, all} = weights[index]!;
    Object.assign(figures, {
      [`${name}, all`]: all,
      [`${name}, HTML`]: html,
      [`${name}, JavaScript`]: js,
      [`${name}, CSS`]: css,
      [`${name}, pictures and icons`]: other,
    });
  }
  const scripts = path.join(BUILD, 'assets/js');
  const main = readdirSync(scripts).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  figures['main.js'] = compressed(path.join(scripts, main));
  for (const locale of LOCALES) {
    const folder = path.join(BUILD, LOCALE_CONFIGS[locale].baseUrl);
    figures[`search indexes, ${locale}`] = ['default', 'docs-default-current'].reduce(
      (sum, tag) => sum + compressed(path.join(folder, `search-index-${tag}.json`)),
      0,
    );
  }
  const published = countFiles(BUILD);
  figures['published files'] = published.files;
  figures['published bytes, not compressed'] = published.bytes;
  return figures;
}
