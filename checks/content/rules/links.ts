import {withoutSlash} from '../../../src/site/addresses';
import {HISTORIES, HISTORY_LISTS} from '../../../src/site/collections';
import {LABELS} from '../../../src/labels';
import {MARKER} from '../../../src/space/link';
import {inLocale, type Sources} from '../../../src/sources/load';
import type {Link, Page} from '../../../src/sources/page';
import {everyPage} from '../../rule';
import {SPACE_PATHS} from '../spacePaths';

/** Addresses that Docusaurus makes without a Markdown file. */
const GENERATED = new Set([
  '/',
  ...HISTORIES.flatMap(({slug}) => [
    `/${slug}`,
    ...HISTORY_LISTS.map((list) => `/${slug}/${list}`),
    `/${slug}/tags/${slug}`,
  ]),
]);

/** Every link leads to a page, a section or a screen that exists. */
export const links = everyPage((page, sources) =>
  page.links.flatMap((link) => {
    const problem = problemOf(link, page, sources);
    return problem === undefined ? [] : [{line: link.line, message: problem}];
  }),
);

function problemOf({url, text}: Link, page: Page, sources: Sources): string | undefined {
  if (/^(?:https?|mailto):/.test(url)) {
    return undefined;
  }
  const [address = '', anchor] = url.split('#');
  if (address.startsWith(MARKER)) {
    const path = address.slice(MARKER.length - 1);
    if (!SPACE_PATHS.has(path)) {
      return `${url} is no known screen of a Space → correct it or add it to checks/content/spacePaths.ts`;
    }
    const screen = SPACE_PATHS.get(path);
    const name = screen && LABELS[page.locale][screen];
    return name === undefined || text.includes(name)
      ? undefined
      : `the link “${text}” opens the screen “${name}” → name that screen, or link to another`;
  }
  if (address !== '' && !address.startsWith('/')) {
    return `the link ${url} is relative → start it with /: a relative link breaks beside an untranslated page`;
  }
  const style = styleProblem(url, address, page);
  if (style !== undefined) {
    return style;
  }
  const target = targetOf(address, page, sources);
  if (!target) {
    return GENERATED.has(withoutSlash(address)) || sources.files.has(`static${address}`)
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

function targetOf(address: string, page: Page, sources: Sources): Page | undefined {
  if (address === '') {
    return page;
  }
  const source = address.endsWith('.md')
    ? sources.pageOfFile.get(`docs${address}`)
    : sources.pageOfAddress.get(withoutSlash(address));
  return source && inLocale(sources, source, page.locale);
}
