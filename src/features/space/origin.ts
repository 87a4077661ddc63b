import {BRAND} from '../../site/brand';

/** The origin of a reader's Space, e.g. `https://acme.eu.havre.example`. Only `parseSpaceOrigin` makes one. */
export type SpaceOrigin = string & {readonly __brand: 'SpaceOrigin'};

/** Longer values are refused unread. */
export const MAX_ADDRESS_LENGTH = 2048;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = BRAND.productDomain.replaceAll('.', '\\.');

/**
 * The whole address as the rule writes it (specification §5): scheme, two labels under the product's domain, then the
 * end or a path. Neither `u` (with `i` it lets the Kelvin sign pass for a k) nor `m` (a second line would do).
 */
const ADDRESS = new RegExp(
  `^(https?://${LABEL}\\.${LABEL}\\.${DOMAIN})(?:/[^\\s\\\\\\u0000-\\u001f\\u007f-\\u009f]*)?$`,
  'i',
);

/**
 * Parses the address of a Space. The grammar and the browser's URL parser must agree: each alone accepts crafted
 * addresses. @returns its origin in lower case; `undefined` when the value is no such address
 */
export function parseSpaceOrigin(value: unknown): SpaceOrigin | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH) {
    return undefined;
  }
  const written = ADDRESS.exec(value)?.[1]?.toLowerCase();
  const url = parseUrl(value);
  return written !== undefined && url?.origin === written && !url.username && !url.password
    ? (written as SpaceOrigin)
    : undefined;
}

/** Parses a stored value, which anybody may have written: valid only in the form this site writes. */
export function parseStoredOrigin(value: string | null): SpaceOrigin | undefined {
  const origin = parseSpaceOrigin(value);
  return origin === value ? origin : undefined;
}

/** Parses what a person typed: blanks are trimmed and a missing scheme is `https`, as browsers show addresses. */
export function parseTypedOrigin(text: string): SpaceOrigin | undefined {
  const address = text.trim();
  return parseSpaceOrigin(address.includes('://') ? address : `https://${address}`);
}

/** Display name of a Space: its host, with the scheme only when it is the unsafe one. */
export function nameOfSpace(origin: SpaceOrigin): string {
  return origin.replace(/^https:\/\//, '');
}

/** `new URL` without an exception. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
