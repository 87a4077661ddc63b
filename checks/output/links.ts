import {withoutSlash} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {MARKER} from '../../src/features/space/link';
import type {BuiltSite} from './load';
import type {SiteRule} from './rule';

/**
 * Every link inside the site has a target. The strict build checks `<Link>` only, not plain links or the Not Found
 * page.
 */
export const brokenLinks: SiteRule = (site, read) =>
  [...site.pages.values()].flatMap((page) => {
    read(page.links.length);
    return [...new Set(page.links)].flatMap((href) => {
      const fault = linkFault(href, page.path, site);
      return fault === undefined ? [] : [{path: page.path, message: `the link ${href} ${fault}`}];
    });
  });

/**
 * Why a link inside the site has no target.
 *
 * @param idsOf sections of a file that is no page
 */
export function linkFault(
  href: string,
  from: string,
  {pages, files}: Pick<BuiltSite, 'pages' | 'files'>,
  idsOf: (file: string) => ReadonlySet<string> | undefined = () => undefined,
): string | undefined {
  const url = new URL(href, BRAND.siteUrl + from);
  if (url.origin !== BRAND.siteUrl || url.pathname.includes(MARKER)) {
    return undefined;
  }
  const pathname = decodeURI(url.pathname);
  const page = pages.get(withoutSlash(pathname));
  if (!page && !files.has(pathname)) {
    return 'leads nowhere → correct its address';
  }
  const id = decodeURIComponent(url.hash.slice(1));
  const ids = page ? page.ids : idsOf(pathname);
  return id === '' || !ids || ids.has(id)
    ? undefined
    : 'names no section of that page → correct what follows #';
}
