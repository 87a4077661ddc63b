import {addressIn, withoutSlash} from './addresses';
import type {Locale} from './locales';

/** Old → new route of pages and sections that have moved, without language and trailing slash (`redirects.ts`). */
export type Redirects = Readonly<Record<string, string>>;

/** Letters, digits, hyphens and dots only: these addresses are written into hosts' configurations. */
const ADDRESS = /^(?:\/[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*)+$/;

/** The ids of a page's sections; undefined where they are not known. */
type SectionsOf = (page: string) => readonly string[] | undefined;

/**
 * Validates a list of redirects against all pages and their sections.
 * @returns for each faulty line its old address, and "what is wrong → what to do"
 */
export function redirectFaults(
  redirects: Redirects,
  pages: Iterable<string>,
  sectionsOf: SectionsOf,
): {from: string; message: string}[] {
  const known = new Set([...pages].map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const isSection = from.includes('#');
    const odd = [from, to].find(
      (address) => !ADDRESS.test(isSection ? address.replace(/#[\w-]+$/, '') : address),
    );
    const message =
      odd !== undefined
        ? `"${odd}" is no address → write it as /docs/user/havre/connect, that of an old section as /docs/user/havre/connect#travel: no language, no final slash, no ?`
        : ((isSection ? sectionFault(from) : pageFault(from)) ?? targetFault(from, to));
    return message === undefined ? [] : [{from, message}];
  });

  function pageFault(from: string): string | undefined {
    // File systems and hosts may ignore case.
    const page = [...known].find((address) => address.toLowerCase() === from.toLowerCase());
    return (
      page &&
      `the old address ${from} is that of the page ${page} → delete this line, or move the page`
    );
  }

  function sectionFault(from: string): string | undefined {
    const [page, id] = partsOf(from);
    if (!known.has(page) || !page.startsWith('/docs')) {
      return `the old address ${from} is on no page of the manual → name the page that its readers come to`;
    }
    return sectionsOf(page)?.includes(id)
      ? `the section ${from} still exists → delete this line, or the section`
      : undefined;
  }

  function targetFault(from: string, to: string): string | undefined {
    const [page, id] = partsOf(to);
    const isThere = known.has(page) && (id === '' || (sectionsOf(page)?.includes(id) ?? true));
    return isThere
      ? undefined
      : `the old address ${from} leads to ${to}, which is no page or section → name what has its content now`;
  }
}

function partsOf(address: string): [page: string, id: string] {
  const [page = '', id = ''] = address.split('#');
  return [page, id];
}

/** The pages that have moved, without the sections. */
export function movedPages(redirects: Redirects): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from]) => !from.includes('#'));
}

/** The sections that have moved from a page: id → new address. */
export function movedSections(redirects: Redirects, page: string): Record<string, string> {
  const start = `${withoutSlash(page)}#`;
  return Object.fromEntries(
    Object.entries(redirects)
      .filter(([from]) => from.startsWith(start))
      .map(([from, to]) => [from.slice(start.length), to]),
  );
}

/** The redirects of pages of a locale, as full paths. */
export function redirectsIn(
  redirects: Redirects,
  locale: Locale,
): (readonly [from: string, to: string])[] {
  return movedPages(redirects).map(([from, to]) => [
    addressIn(from, locale),
    addressIn(to, locale),
  ]);
}
