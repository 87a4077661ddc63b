/** Internals of the search package without types; `crawl.ts` checks their output. */

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js' {
  export function processDocInfos(
    site: object,
    options: object,
  ): {
    readonly paths: readonly {
      readonly filePath: string;
      readonly url: string;
      readonly type: string;
    }[];
  }[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js' {
  export function parse(html: object, type: string, url: string, options: object): unknown;
}
