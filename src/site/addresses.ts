import {LOCALE_CONFIGS, localeOfPath, type Locale} from './locales';

/** Normal form for comparing addresses: no trailing slash, except the home page's. */
export function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/** Path of a page's Markdown twin, beside the page: `/docs/user/` → `/docs/user.md`. */
export function twinAddress(address: string): string {
  return `${withoutSlash(address)}.md`;
}

/**
 * The absolute path of a page without its language, the same for all its translations: `/de/docs/user/` →
 * `/docs/user/`.
 */
export function bareAddress(path: string): string {
  return path.slice(LOCALE_CONFIGS[localeOfPath(path)].baseUrl.length - 1) || '/';
}

/** The path of a page in a language; the given one has none, with or without its first slash. */
export function addressIn(bare: string, locale: Locale): string {
  return LOCALE_CONFIGS[locale].baseUrl + bare.replace(/^\//, '');
}

/**
 * A path as hosts read it: several slashes, also encoded ones, are one, and the file of a page is the page. At a
 * malformed escape, e.g. `/100%`, the router would throw. The router decodes a backslash, a tab and a line break, and
 * browsers read `/\host` and `/<tab>/host` in a link as another host: they count as slashes. What follows
 * `/root_url/` is a path of the reader's Space.
 */
export function routable(path: string): string {
  const page = path
    .replace(/(?<!\/root_url.*)(?:\/|%(?:2f|5c|09|0a|0d))+/gi, '/')
    .replace(/(?<!\/root_url.*)(?<=\/)index(?:\.html)?$/, '');
  try {
    decodeURI(page);
    return page;
  } catch {
    return page.replaceAll('%', '%25');
  }
}

/** The route of a section without language and trailing slash: `/en/docs/user/#first-day` → `/docs/user#first-day`. */
export function bareRoute(route: string): string {
  const [pathname = '', hash] = route.split('#');
  return withoutSlash(bareAddress(pathname)) + (hash === undefined ? '' : `#${hash}`);
}
