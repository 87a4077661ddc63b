import {HISTORIES} from '../../../src/site/collections';
import {inLocale, type Site} from '../site';
import {withoutSlash, type Link, type Page} from '../page';
import {everyPage} from '../rule';
import {SPACE_PATHS} from '../spacePaths';

const SPACE = '/root_url';

/** Addresses that Docusaurus makes without a Markdown file. */
const GENERATED = new Set([
  '/',
  ...HISTORIES.flatMap(({slug}) => [
    `/${slug}`,
    `/${slug}/archive`,
    `/${slug}/authors`,
    `/${slug}/tags`,
    `/${slug}/tags/${slug}`,
  ]),
]);

/** Every link leads to a page, a section or a screen that exists. */
export const links = everyPage((page, site) =>
  page.links.flatMap((link) => {
    const problem = problemOf(link, page, site);
    return problem === undefined ? [] : [{line: link.line, message: problem}];
  }),
);

function problemOf({url}: Link, page: Page, site: Site): string | undefined {
  if (/^(?:https?|mailto):/.test(url)) {
    return undefined;
  }
  const [address = '', anchor] = url.split('#');
  if (address.startsWith(`${SPACE}/`)) {
    return SPACE_PATHS.has(address.slice(SPACE.length))
      ? undefined
      : `${url} is no known screen of a Space → correct it or add it to checks/content/spacePaths.ts`;
  }
  if (address !== '' && !address.startsWith('/')) {
    return `the link ${url} is relative → start it with /: a relative link breaks beside an untranslated page`;
  }
  const style = styleProblem(url, address, page);
  if (style !== undefined) {
    return style;
  }
  const target = targetOf(address, page, site);
  if (!target) {
    return GENERATED.has(withoutSlash(address)) || site.files.has(`static${address}`)
      ? undefined
      : `the link ${url} leads to no page → correct its address`;
  }
  const isKnown = anchor === undefined || target.headings.some(({id}) => id === anchor);
  return isKnown ? undefined : `${target.file} has no section #${anchor} → correct the link ${url}`;
}

/** In the manual, links to the manual are file paths, which Docusaurus checks; elsewhere they are addresses. */
function styleProblem(url: string, address: string, {kind}: Page): string | undefined {
  if (kind === 'manual' && /^\/docs(?:\/|$)/.test(address)) {
    return `the link ${url} is an address → write the file path from docs/, e.g. /user/havre/connect.md`;
  }
  if (kind !== 'manual' && address.endsWith('.md')) {
    return `the link ${url} is a file path → write the address, e.g. /docs/user/havre/connect`;
  }
  return undefined;
}

function targetOf(address: string, page: Page, site: Site): Page | undefined {
  if (address === '') {
    return page;
  }
  const source = address.endsWith('.md')
    ? site.pageOfFile.get(`docs${address}`)
    : site.pageOfAddress.get(withoutSlash(address));
  return source && inLocale(site, source, page.locale);
}
