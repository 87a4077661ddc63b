import {parseUrl, type SpaceOrigin} from './origin';
import {PARAMETER} from './query';

/** Marks a link into the reader's Space, anywhere in its path (specification §2). */
export const MARKER = `/${PARAMETER}/`;

/** The outcome of resolving a link. */
export type SpaceLink =
  /** Not a link into a Space: left to the browser. */
  | {readonly kind: 'ordinary'}
  /** It would leave the Space, or its path is invalid: nothing opens and the reader is told. */
  | {readonly kind: 'refused'}
  /** No Space is set: ask the reader. */
  | {readonly kind: 'unknown'}
  | {readonly kind: 'open'; readonly target: string};

/**
 * Resolves a link: everything after the marker, query and fragment included, is appended to the Space's origin.
 * @param href the link as written
 * @param base address of the page that contains it
 */
export function resolveSpaceLink(
  href: string,
  base: string,
  origin: SpaceOrigin | undefined,
): SpaceLink {
  const url = parseUrl(href, base);
  const start = url?.pathname.indexOf(MARKER) ?? -1;
  if (!url || start < 0 || !/^https?:$/.test(url.protocol)) {
    return {kind: 'ordinary'};
  }
  const path = `/${url.pathname.slice(start + MARKER.length)}`;
  // Parsers differ on backslashes; a path that starts with two slashes is a host to some.
  if (href.includes('\\') || path.startsWith('//')) {
    return {kind: 'refused'};
  }
  if (origin === undefined) {
    return {kind: 'unknown'};
  }
  const target = parseUrl(origin + path + url.search + url.hash);
  return target?.origin === origin && !target.pathname.startsWith('//')
    ? {kind: 'open', target: target.href}
    : {kind: 'refused'};
}
