import type {Props} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {version} from '@easyops-cn/docusaurus-search-local/package.json';

/** The version whose inner parts are known here. */
const KNOWN_VERSION = '0.55.3';

/** What the package's crawler needs of a build. */
export type BuiltSite = Pick<
  Props,
  'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'
>;

/** The package's options that decide what is read; lists are lists here. */
export type CrawlOptions = Required<
  Pick<PluginOptions, 'indexDocs' | 'indexBlog' | 'indexPages' | 'forceIgnoreNoIndex'>
> & {
  readonly docsRouteBasePath: readonly string[];
  readonly blogRouteBasePath: readonly string[];
  readonly ignoreFiles: readonly (string | RegExp)[];
  readonly ignoreCssSelectors: readonly string[];
};

/** A page as the package read it from its HTML. */
export interface CrawledPage {
  /** Absolute path of the page. */
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
 * Lets the search package choose, read and parse the pages of a built site, and puts what it says in order:
 * it leaves out drafts, `noindex`, lists and tags.
 *
 * The package's own index is not built. It would be thrown away, and that takes as long as reading the pages.
 *
 * @throws when the package is another version than the one known here, or answers in another shape
 */
export async function crawl(site: BuiltSite, options: CrawlOptions): Promise<CrawledPage[]> {
  if (version !== KNOWN_VERSION) {
    throw new Error(unknownPackage(`its version is ${version}, not ${KNOWN_VERSION}`));
  }
  const {processDocInfos} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js');
  const {scanDocuments} =
    await import('@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js');
  // With several versions of the manual, each of the package's lists holds the posts and pages again.
  const pages = new Map<string, CrawledPage>();
  for (const {paths} of processDocInfos(site, options)) {
    for (const page of readRecords(await scanDocuments(paths, options))) {
      pages.set(page.url, page);
    }
  }
  return [...pages.values()];
}

/** A record of the package: `i` id, `t` text, `u` address, `h` anchor, `p` page, `s` section, `b` breadcrumb. */
interface PackageRecord {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly p?: number;
  readonly s?: string;
  readonly b?: readonly string[];
}

/** A link into the reader's Space ends with a space and a symbol, which is no text: "Passwords , then the folder". */
const GAP = / (?=[,.](?: |$))/g;

/**
 * Puts the records of the package back together as pages.
 *
 * @param answer five lists of records: titles, headings, descriptions, keywords, contents
 * @throws when the answer has another shape
 */
export function readRecords(answer: unknown): CrawledPage[] {
  if (!Array.isArray(answer) || answer.length !== 5 || !answer.every(isRecordList)) {
    throw new Error(unknownPackage('it does not answer with five lists of texts'));
  }
  const [titles, headings, descriptions, keywords, contents] = answer as [
    PackageRecord[],
    PackageRecord[],
    PackageRecord[],
    PackageRecord[],
    PackageRecord[],
  ];
  const descriptionOf = new Map(descriptions.map(({p, t}) => [p, t]));
  const keywordsOf = new Map(keywords.map(({p, t}) => [p, t]));
  const headingsOf = groupByPage(headings);
  const contentsOf = groupByPage(contents);
  return titles.map(({i, t, u, b}) => {
    const sections = new Map<string, CrawledSection>();
    for (const {t: title, h: hash = ''} of headingsOf.get(i) ?? []) {
      sections.set(hash, {title, hash, content: ''});
    }
    for (const {t: text, s: title = t, h: hash = ''} of contentsOf.get(i) ?? []) {
      const content = text.replace(GAP, '');
      sections.set(hash, {title: sections.get(hash)?.title ?? title, hash, content});
    }
    const {content = ''} = sections.get('') ?? {};
    sections.delete('');
    return {
      url: u,
      title: t,
      description: descriptionOf.get(i) ?? '',
      keywords: keywordsOf.get(i) ?? '',
      breadcrumb: b ?? [],
      sections: [{title: t, hash: '', content}, ...sections.values()],
    };
  });
}

function groupByPage(records: readonly PackageRecord[]): Map<number | undefined, PackageRecord[]> {
  const groups = new Map<number | undefined, PackageRecord[]>();
  for (const record of records) {
    const group = groups.get(record.p);
    if (group) {
      group.push(record);
    } else {
      groups.set(record.p, [record]);
    }
  }
  return groups;
}

function isRecordList(value: unknown): value is PackageRecord[] {
  return (
    Array.isArray(value) &&
    value.every(
      (record: Partial<PackageRecord> | null) =>
        typeof record?.i === 'number' &&
        typeof record.t === 'string' &&
        typeof record.u === 'string',
    )
  );
}

function unknownPackage(reason: string): string {
  return `The search package has changed (${reason}): compare its dist/server/server/utils with src/search/server/crawl.ts.`;
}
