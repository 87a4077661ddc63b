import {withoutSlash} from '../../../src/site/addresses';
import {HISTORIES, HISTORY_LISTS} from '../../../src/site/collections';
import {BRAND, LINKS} from '../../../src/site/brand';
import {FEEDS} from '../../../src/site/feeds';
import {NOTICES} from '../../../src/site/thirdParty';
import {MARKER} from '../../../src/features/space/link';
import {parseSpaceOrigin} from '../../../src/features/space/origin';
import {inLocale, type Sources} from '../../../src/content/load';
import type {Link, Page} from '../../../src/content/page';
import {at, everyPage} from '../../rule';

/** Routes that Docusaurus creates without a Markdown file. */
const GENERATED = new Set([
  '/',
  ...HISTORIES.flatMap(({slug}) => [
    `/${slug}`,
    ...HISTORY_LISTS.map((list) => `/${slug}/${list}`),
    `/${slug}/tags/${slug}`,
    ...FEEDS.map(({file}) => `/${slug}/${file}`),
  ]),
]);

/** There are as many list pages and lists of tags as posts need. */
function isGenerated(address: string): boolean {
  return (
    GENERATED.has(withoutSlash(address)) ||
    HISTORIES.some(({slug}) =>
      new RegExp(`^/${slug}/(?:page/\\d+|(?:tags|authors)/[\\w-]+)/?$`).test(address),
    )
  );
}

/** Hosts of ours that a page may name, besides Spaces. */
const OWN_HOSTS = [BRAND.siteUrl, ...Object.values(LINKS)].map((link) => new URL(link).host);

function addressProblem(url: string, scheme: string): string | undefined {
  switch (scheme.toLowerCase()) {
    case 'https': {
      const host = URL.canParse(url) && /^https:\/\/[^/]/.test(url) ? new URL(url).host : '';
      if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(host) || /\s|%20/.test(url)) {
        return `the link ${url} is no address → correct it`;
      }
      return /(?:^|\.)havre\.\w+$/.test(host) &&
        !OWN_HOSTS.includes(host) &&
        !parseSpaceOrigin(`https://${host}`)
        ? `the link ${url} names a host of Havre that is none of src/site/brand.ts → correct it`
        : undefined;
    }
    case 'mailto':
      return /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?\S*)?$/i.test(url)
        ? undefined
        : `the link ${url} is no e-mail address → correct it`;
    // A file, not a route.
    case 'pathname':
      return url === `pathname://${NOTICES}`
        ? undefined
        : `the link ${url} leads to no file that the build writes → correct it`;
    default:
      return `the link ${url} starts with ${scheme}: → write https: or mailto:`;
  }
}

/** Every link has a page or a section as its target. */
export const links = everyPage((page, sources) =>
  page.links.flatMap((link) => {
    const [message, follows] = [problemOf(link, page, sources) ?? []].flat();
    return at(link.line, message, {isLink: true, ...(follows === undefined ? {} : {follows})});
  }),
);

/** An error message; with the file to blame, where the link may be right and its target wrong. */
type Problem = string | readonly [message: string, follows: string];

function problemOf({url, text}: Link, page: Page, sources: Sources): Problem | undefined {
  if (text.trim() === '') {
    return `the link ${url} has no text → write between the brackets where it leads`;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  if (scheme !== undefined) {
    return addressProblem(url, scheme);
  }
  const [address = ''] = url.split(/[?#]/);
  const [, anchor] = url.split('#');
  if (address.startsWith(MARKER)) {
    // Checked by `spaceLinks`.
    return undefined;
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
    return isGenerated(address) || sources.files.has(`static${address}`)
      ? undefined
      : [
          `the link ${url} leads to no page → correct its address`,
          address.endsWith('.md') ? `docs${address}` : `${address.slice(1)}.md`,
        ];
  }
  const isKnown =
    anchor === undefined || target.failure || target.headings.some(({id}) => id === anchor);
  return isKnown
    ? undefined
    : [`${target.file} has no section #${anchor} → correct the link ${url}`, target.file];
}

/** In the manual, links to the manual are file paths, which Docusaurus checks; elsewhere they are addresses. */
function styleProblem(url: string, address: string, {source}: Page): string | undefined {
  const isManual = source.startsWith('docs/');
  if (isManual && /^\/docs(?:\/|$)/.test(address)) {
    return `the link ${url} is an address → write the file path from docs/, e.g. /user/havre/connect.md`;
  }
  if (!isManual && address.endsWith('.md')) {
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
