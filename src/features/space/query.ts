import {parseSpaceOrigin, type SpaceOrigin} from './origin';

/** The query parameter with which a Space passes its address (specification §5). */
export const PARAMETER = 'root_url';

/**
 * The Space in a query string: the first occurrence of the exact parameter, decoded once; `undefined` without a valid
 * one.
 */
export function spaceOfQuery(search: string): SpaceOrigin | undefined {
  return parseSpaceOrigin(new URLSearchParams(search).get(PARAMETER));
}

/** The query string without the parameter, e.g. `?a=1`, otherwise verbatim; empty when nothing is left. */
export function withoutSpace(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(PARAMETER))
    .join('&');
  return rest && `?${rest}`;
}
