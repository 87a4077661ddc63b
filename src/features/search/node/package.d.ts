/** Internals of the search package without types, as in the version that `crawl.ts` knows. */

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js' {
  export function processDocInfos(
    site: object,
    options: object,
  ): readonly {
    readonly paths: readonly {
      readonly filePath: string;
      readonly url: string;
      readonly type: 'docs' | 'blog' | 'page';
    }[];
  }[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js' {
  export interface ParsedPage {
    readonly pageTitle: string;
    readonly description: string;
    readonly keywords: string;
    /** Labels that lead to the page: navbar item, then sidebar categories. */
    readonly breadcrumb: readonly string[];
    readonly sections: readonly {
      readonly title: string;
      readonly hash: string;
      readonly content: string;
    }[];
  }

  /** @returns null for an unlisted page */
  export function parse(
    html: object,
    type: string,
    url: string,
    options: object,
  ): ParsedPage | null;
}
