/**
 * Makes one PDF of a section of the built manual: `npm run pdf -- --locale fr --section administrateur`.
 * Title page, contents, page numbers, links between its pages and outline; tagged for screen readers.
 */
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import sirv from 'sirv';
import {addressIn} from '../src/site/addresses';
import {BRAND} from '../src/site/brand';
import {LOCALES, isLocale, type Locale} from '../src/site/locales';
import {readArguments, refuse} from './arguments';
import {launchOptions} from './browser';
import {bindPages, readChapter, type Chapter} from './pdf/inBrowser';

const ROOT = path.resolve(__dirname, '..');
const BUILD = path.join(ROOT, 'build');

/** Words of the PDF that no page has. */
const CONTENTS = {fr: 'Sommaire', en: 'Contents', de: 'Inhalt', zh: '目录'} satisfies Record<
  Locale,
  string
>;

void main();

async function main(): Promise<void> {
  const {locale, section} = readOptions();
  const start = addressIn(`docs/${section}/`, locale);
  if (!existsSync(path.join(BUILD, start, 'index.html'))) {
    console.error(`build/ has no ${start} yet: run "npm run build" first.`);
    process.exit(1);
  }
  const file = path.join(ROOT, 'pdf', `${section.replaceAll('/', '-')}-${locale}.pdf`);
  const server = createServer(sirv(BUILD, {etag: true}));
  const browser = await chromium.launch(launchOptions());
  try {
    const origin = await listen(server);
    // What the server made is what is printed: no script changes it meanwhile.
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    const chapters = await readChapters(page, origin, start);
    await page.goto(origin + start);
    // What the compiler of this script adds to functions.
    await page.evaluate('globalThis.__name = (value) => value');
    await page.evaluate(bindPages, {
      chapters,
      title: chapters[0]?.title ?? section,
      product: BRAND.product.name,
      contents: CONTENTS[locale],
      siteUrl: BRAND.siteUrl,
    });
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    mkdirSync(path.dirname(file), {recursive: true});
    await page.pdf({
      path: file,
      format: 'A4',
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;font-size:8pt;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
      margin: {top: '18mm', bottom: '20mm', left: '18mm', right: '18mm'},
    });
    console.log(`${chapters.length} pages of the manual in ${path.relative(ROOT, file)}.`);
  } finally {
    await browser.close();
    server.close();
  }
}

function readOptions(): {locale: Locale; section: string} {
  const sections = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => path.basename(name) === 'index.md')
    .map((name) => path.dirname(name).split(path.sep).join('/'))
    .sort();
  const usage = `npm run pdf -- --locale ${LOCALES.join('|')} --section ${sections.join('|')}`;
  const {locale, section = ''} = readArguments(
    {options: {locale: {type: 'string', short: 'l'}, section: {type: 'string'}}},
    usage,
  ).values;
  const refuseWith = (wrong: string) => refuse(`${wrong}. Usage: ${usage}`);
  if (!isLocale(locale)) {
    return refuseWith(locale === undefined ? 'No language' : `Unknown language "${locale}"`);
  }
  if (!sections.includes(section)) {
    return refuseWith(section === '' ? 'No section' : `Unknown section "${section}"`);
  }
  return {locale, section};
}

/** The pages of a section in the order of the manual: each names the next. */
async function readChapters(page: Page, origin: string, start: string): Promise<Chapter[]> {
  const chapters: Chapter[] = [];
  for (let address: string | undefined = start; address?.startsWith(start);) {
    await page.goto(origin + address);
    const chapter: Chapter = await page.evaluate(readChapter);
    chapters.push(chapter);
    console.log(`${chapters.length}. ${chapter.title}`);
    address = chapter.next;
  }
  return chapters;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
