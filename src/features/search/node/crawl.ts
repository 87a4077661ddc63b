import {readFile} from 'node:fs/promises';
import type {Props} from '@docusaurus/types';
import type {ParsedPage} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {version} from '@easyops-cn/docusaurus-search-local/package.json';
import {parseDocument} from 'htmlparser2';
import type {DocumentType} from '../shared/types';

/** The version whose internals this file uses. */
const KNOWN_VERSION = '0.55.3';

/** The selectors of what is not read, among the package's other options. */
export interface CrawlOptions {
  readonly ignoreCssSelectors: readonly string[];
}

/** A page as the package reads its HTML; its sections in order, of which the opening has no `hash`. */
export interface CrawledPage extends Omit<ParsedPage, 'pageTitle'> {
  readonly type: DocumentType;
  readonly url: string;
  readonly title: string;
}

/**
 * Has the search package choose and read the pages of a build, without drafts, `noindex`, lists and tags. Its own
 * index, which would take as long again, is not built.
 *
 * @throws for another version of the package, whose output may have another shape
 */
export async function crawl(site: Props, options: CrawlOptions): Promise<CrawledPage[]> {
  if (version !== KNOWN_VERSION) {
    throw new Error(
      `The version of the search package is ${version}, not ${KNOWN_VERSION}: compare its dist/server/server/utils with src/features/search/node/crawl.ts.`,
    );
  }
  const {processDocInfos} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js');
  const {parse} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js');
  // Joined, since it searches the whole page for each selector.
  const selectors = {...options, ignoreCssSelectors: [options.ignoreCssSelectors.join(', ')]};
  const pages: CrawledPage[] = [];
  for (const {filePath, url, type} of processDocInfos(site, options).flatMap(({paths}) => paths)) {
    // The package's parser repairs any HTML and takes three times as long; built HTML needs no repair.
    const html = parseDocument(textualHtml(await readFile(filePath, 'utf8')));
    const page = parse(html, type, url, selectors);
    pages.push(...(page ? [readPage(page, url, type)] : []));
  }
  return pages;
}

/** Ends a row of a table, or of tabs, until its text is known. */
const ROW_END = '\u001E';

/**
 * HTML without drawings, scripts and styles, which have no searchable text and took a quarter of the parsing time, nor
 * heads of tables; a row reads "label – cell – cell", and so do the labels of tabs.
 */
export function textualHtml(html: string): string {
  return (
    html
      .replace(/<(svg|script|style)\b.*?<\/\1>/gs, '')
      // The icon of a link into the reader's Space is text too, for the sake of line breaks.
      .replace(/\u00A0<span\b[^>]*\brole="?img\b[^>]*>[^<]*<\/span>/g, '')
      // For eyes alone, such as the hint on a drawing.
      .replace(/<span\b[^>]*\baria-hidden="?true[^>]*>[^<]*<\/span>/g, '')
      .replace(/(?<=<\/button>)(?=<button\b[^>]*\brole="?tab\b)/g, ' – ')
      .replace(/(?=<div\b[^>]*\brole="?tabpanel\b)/g, ROW_END)
      // Closing tags are omitted in a build.
      .replace(/<thead\b.*?(?=<tbody\b)/gs, '')
      .replace(/(?<!<tr\b[^>]*>\s*)(?=<t[dh][\s>])/g, ' – ')
      .replace(/(?=<tr\b|<\/table>)/g, ROW_END)
  );
}

/**
 * Text of a section as sentences: rows of a table end like them, and no gap is left by empty cells, or by the icon of a
 * link into the reader's Space: "Passwords , then the folder".
 */
function readable(text: string): string {
  const stop = /\p{Script=Han}/u.test(text) ? '。' : '. ';
  return text
    .replace(/(?: –)+(?= –| ?\u001E)/g, '')
    .replace(/^[ \u001E]+/, '')
    .replace(/(?<=([.!?…:。！？：][»”’)]*)?)[ \u001E]*\u001E ?/g, (_, end?: string) =>
      end ? ' ' : stop,
    )
    .replace(/ (?=[,.](?: |$))/g, '')
    .trim();
}

/** Text under a heading without an anchor belongs to the opening, which comes first. */
export function readPage(
  {pageTitle: title, sections, ...page}: ParsedPage,
  url: string,
  type: DocumentType,
): CrawledPage {
  const read = sections.map((section) => ({...section, content: readable(section.content)}));
  const opening = read.filter(({hash}) => hash === '').map(({content}) => content);
  return {
    ...page,
    type,
    url,
    title,
    sections: [
      {title, hash: '', content: opening.join(' ')},
      ...read.filter(({hash}) => hash !== ''),
    ],
  };
}
