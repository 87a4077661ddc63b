import {readFile} from 'node:fs/promises';
import type {Props} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {version} from '@easyops-cn/docusaurus-search-local/package.json';
import {parseDocument} from 'htmlparser2';

/** The version whose internals this file uses. */
const KNOWN_VERSION = '0.55.3';

/** The part of Docusaurus' build data that the package's crawler reads. */
export type BuiltSite = Pick<
  Props,
  'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'
>;

/** The package's options that decide what is read, as arrays. */
export type CrawlOptions = Required<
  Pick<PluginOptions, 'indexDocs' | 'indexBlog' | 'indexPages' | 'forceIgnoreNoIndex'>
> & {
  readonly docsRouteBasePath: readonly string[];
  readonly blogRouteBasePath: readonly string[];
  readonly ignoreFiles: readonly (string | RegExp)[];
  readonly ignoreCssSelectors: readonly string[];
};

/** A page as the package reads its HTML. */
export interface CrawledPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Labels that lead to the page: navbar item, then sidebar categories. */
  readonly breadcrumb: readonly string[];
  /** In the order of the page; the opening has no `hash`. */
  readonly sections: readonly CrawledSection[];
}

export interface CrawledSection {
  readonly title: string;
  readonly hash: string;
  readonly content: string;
}

/**
 * Has the search package choose and read the pages of a build, without drafts, `noindex`, lists and tags. Its own
 * index, which would take as long again, is not built.
 *
 * @throws for another version of the package, or output of another shape
 */
export async function crawl(site: BuiltSite, options: CrawlOptions): Promise<CrawledPage[]> {
  if (version !== KNOWN_VERSION) {
    throw new Error(unknownPackage(`its version is ${version}, not ${KNOWN_VERSION}`));
  }
  const {processDocInfos} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js');
  const {parse} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js');
  // Joined, since it searches the whole page for each selector.
  const selectors = {...options, ignoreCssSelectors: [options.ignoreCssSelectors.join(', ')]};
  // With several versions of the manual, each of the package's lists repeats the posts and pages.
  const files = new Map(
    processDocInfos(site, options).flatMap(({paths}) => paths.map((file) => [file.url, file])),
  );
  const pages: CrawledPage[] = [];
  for (const {filePath, url, type} of files.values()) {
    // The package's parser repairs any HTML and takes three times as long; built HTML needs no repair.
    const html = parseDocument(textualHtml(await readFile(filePath, 'utf8')));
    // `null` for an unlisted page.
    const answer = parse(html, type, url, selectors);
    pages.push(...(answer === null ? [] : [readPage(answer, url)]));
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

/**
 * Validates the package's output; text under a heading without an anchor belongs to the opening, which comes first.
 * @throws for output of another shape
 */
export function readPage(answer: unknown, url: string): CrawledPage {
  if (!isParsedPage(answer)) {
    throw new Error(unknownPackage('it does not answer with the texts of a page'));
  }
  const {pageTitle: title, description, keywords, breadcrumb} = answer;
  const sections = answer.sections.map((section) => ({
    ...section,
    content: readable(section.content),
  }));
  const opening = sections.filter(({hash}) => hash === '').map(({content}) => content);
  return {
    url,
    title,
    description,
    keywords,
    breadcrumb,
    sections: [
      {title, hash: '', content: opening.join(' ')},
      ...sections.filter(({hash}) => hash !== ''),
    ],
  };
}

interface ParsedPage {
  readonly pageTitle: string;
  readonly description: string;
  readonly keywords: string;
  readonly breadcrumb: readonly string[];
  readonly sections: readonly CrawledSection[];
}

function isParsedPage(value: unknown): value is ParsedPage {
  const {pageTitle, description, keywords, breadcrumb, sections} = (value ??
    {}) as Partial<ParsedPage>;
  return (
    [pageTitle, description, keywords].every(isText) &&
    Array.isArray(breadcrumb) &&
    breadcrumb.every(isText) &&
    Array.isArray(sections) &&
    sections.every((section: Partial<CrawledSection> | null) =>
      [section?.title, section?.hash, section?.content].every(isText),
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function unknownPackage(reason: string): string {
  return `The search package has changed (${reason}): compare its dist/server/server/utils with src/features/search/node/crawl.ts.`;
}
