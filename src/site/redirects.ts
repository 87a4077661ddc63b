import {addressIn, withoutSlash} from './addresses';
import type {Locale} from './locales';

/** Old → new route of pages that have moved, both without language and trailing slash (`redirects.ts`). */
export type Redirects = Readonly<Record<string, string>>;

export interface RedirectFault {
  readonly from: string;
  /** In the form "what is wrong → what to do". */
  readonly message: string;
}

/** Letters, digits, hyphens and dots only: these addresses are written into hosts' configurations. */
const ADDRESS = /^(?:\/[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*)+$/;

/** Validates a list of redirects against the routes of all pages, one fault per line of the list. */
export function redirectFaults(redirects: Redirects, pages: Iterable<string>): RedirectFault[] {
  const known = new Set([...pages].map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const message = faultOf(from, to, redirects, known);
    return message === undefined ? [] : [{from, message}];
  });
}

function faultOf(
  from: string,
  to: string,
  redirects: Redirects,
  pages: ReadonlySet<string>,
): string | undefined {
  const odd = [from, to].find((address) => !ADDRESS.test(address));
  if (odd !== undefined) {
    return `"${odd}" is no address of a page → write it as /docs/user/havre/connect: no language, no final slash, no ? and no #`;
  }
  // File systems and hosts may ignore case.
  const page = [...pages].find((address) => address.toLowerCase() === from.toLowerCase());
  if (page !== undefined) {
    return `the old address ${from} is that of a page${page === from ? '' : ` but for capitals: ${page}`} → delete this line, or move the page`;
  }
  const way = wayFrom(from, redirects);
  const last = way.at(-1) ?? to;
  if (way.indexOf(last) < way.length - 1) {
    return `the old address ${from} leads in a circle (${way.join(', ')}) → name the page that has its content now`;
  }
  if (last !== to) {
    return `the old address ${from} leads to ${to}, which is an old address too → name ${last}`;
  }
  return pages.has(to)
    ? undefined
    : `the old address ${from} leads to ${to}, which is no page → name the page that has its content now`;
}

/** The chain of redirects from an old address; the last is there twice in a cycle. */
function wayFrom(from: string, redirects: Redirects): string[] {
  const way = [from];
  for (let next = redirects[from]; next !== undefined; next = redirects[next]) {
    const isCircle = way.includes(next);
    way.push(next);
    if (isCircle) {
      break;
    }
  }
  return way;
}

/** The redirects of a locale, as full paths. */
export function redirectsIn(
  redirects: Redirects,
  locale: Locale,
): (readonly [from: string, to: string])[] {
  return Object.entries(redirects).map(([from, to]) => [
    addressIn(from, locale),
    addressIn(to, locale),
  ]);
}
