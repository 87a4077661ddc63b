/** The parts of the search package that its own types leave out; `crawl.ts` checks what they return. */

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js' {
  export function processDocInfos(site: object, options: object): {readonly paths: unknown}[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js' {
  export function scanDocuments(paths: unknown, options: object): Promise<unknown>;
}
