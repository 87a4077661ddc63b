import fc from 'fast-check';
import {describe, expect, expectTypeOf, test} from 'vitest';
import corpus from '../../../tests/fixtures/root-url-cases.json';
import {spaceOfQuery, withoutSpace} from './query';
import {
  MAX_ADDRESS_LENGTH,
  parseSpaceOrigin,
  parseStoredOrigin,
  parseTypedOrigin,
  type SpaceOrigin,
} from './origin';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** Every value that may be stored. */
const STORABLE = new RegExp(`^https?://${LABEL}\\.${LABEL}\\.havre\\.example$`);

test('the corpus has its 238 cases', () => {
  expect(corpus.cases).toHaveLength(238);
});

describe('result of root_url in an address', () => {
  test.each(corpus.cases.map((entry) => [`${entry.id} ${entry.why}`, entry] as const))(
    '%s',
    (_name, {search, expected, stored_before: before}) => {
      // A value that breaks the rule leaves what was stored.
      const {search: query} = new URL(`https://docs.havre.example/${search}`);
      expect(spaceOfQuery(query) ?? before ?? null).toBe(expected);
    },
  );
});

test.each([
  ['the long s as an s', 'https://acme.\u017Fpace.havre.example'],
  ['punycode that some parsers refuse', 'https://xn--a.eu.havre.example'],
  ['a byte order mark', '\uFEFFhttps://acme.eu.havre.example'],
  ['a next-line character in the path', 'https://acme.eu.havre.example/\u0085'],
  ['a backslash in the path', 'https://acme.eu.havre.example/a\\b'],
  ['a line end at the end', 'https://acme.eu.havre.example\n'],
  ['an address in an array', ['https://acme.eu.havre.example']],
  [
    'an object that prints as an address',
    {toString: (): string => 'https://acme.eu.havre.example'},
  ],
  ['a URL object', new URL('https://acme.eu.havre.example')],
  ['nothing', undefined],
])('refuses %s', (_what, value) => {
  expect(parseSpaceOrigin(value)).toBeUndefined();
});

test('reads addresses up to the longest and no longer ones', () => {
  const start = 'https://acme.eu.havre.example/';
  expect(parseSpaceOrigin(start.padEnd(MAX_ADDRESS_LENGTH, 'a'))).toBe(start.slice(0, -1));
  expect(parseSpaceOrigin(start.padEnd(MAX_ADDRESS_LENGTH + 1, 'a'))).toBeUndefined();
});

test('accepts a stored value only in the form this site writes', () => {
  expect(parseStoredOrigin('https://acme.eu.havre.example')).toBe('https://acme.eu.havre.example');
  for (const tampered of [
    null,
    '',
    'https://acme.eu.havre.example/',
    'https://ACME.eu.havre.example',
    '"https://acme.eu.havre.example"',
    'https://evil.test',
  ]) {
    expect(parseStoredOrigin(tampered)).toBeUndefined();
  }
});

test.each([
  ['https://acme.eu.havre.example', 'https://acme.eu.havre.example'],
  ['  https://acme.eu.havre.example/admin/users \n', 'https://acme.eu.havre.example'],
  ['acme.eu.havre.example', 'https://acme.eu.havre.example'],
  ['Acme.EU.havre.example/signin', 'https://acme.eu.havre.example'],
  ['http://acme.eu.havre.example', 'http://acme.eu.havre.example'],
  ['', undefined],
  ['acme', undefined],
  ['javascript:alert(1)', undefined],
  ['//acme.eu.havre.example', undefined],
  ['acme.eu.havre.example.evil.test', undefined],
  ['acme.eu.havre.example:8443', undefined],
  ['user@acme.eu.havre.example', undefined],
])('typed %j is %s', (text, expected) => {
  expect(parseTypedOrigin(text)).toBe(expected);
});

test('removes the parameter from an address and keeps the rest', () => {
  expect(withoutSpace('?root_url=https%3A%2F%2Facme.eu.havre.example')).toBe('');
  expect(withoutSpace('?a=1&root_url=x&b=2&root_url=y')).toBe('?a=1&b=2');
  expect(withoutSpace('?a=%20b&root_url=x&c=+d')).toBe('?a=%20b&c=+d');
  expect(withoutSpace('root%5Furl=x&root_url2=y')).toBe('?root_url2=y');
  expect(withoutSpace('?a=%20b')).toBe('?a=%20b');
  expect(withoutSpace('')).toBe('');
});

test('no plain text passes for an origin', () => {
  expectTypeOf<string>().not.toExtend<SpaceOrigin>();
  expectTypeOf(parseSpaceOrigin).returns.toEqualTypeOf<SpaceOrigin | undefined>();
});

/** Pieces of which crafted addresses are made. */
const piece = fc.oneof(
  fc.constantFrom(...'/\\@:.-#?&=;\t\n\r \0\u00A0\u00AD\u200B\u2028\u212A\u3002\uFEFF\uFF0E'),
  fc.constantFrom(
    ...['https://', 'HTTPS://', 'javascript:', '//', '..', '%2e', '%2F', '%00', '443', '[::1]'],
    ...['acme', 'eu', 'ACME', 'xn--bcher-kva', '.havre.example', 'evil.test', 'root_url'],
  ),
  fc.string({maxLength: 3}),
  fc.string({unit: 'binary', maxLength: 2}),
);
const maybe = fc.oneof({weight: 3, arbitrary: fc.constant('')}, {weight: 1, arbitrary: piece});
/** Addresses near the rule: most of a right one, with something in it, before or after. */
const crafted = fc.oneof(
  fc.array(piece, {maxLength: 12}).map((pieces) => pieces.join('')),
  fc
    .tuple(maybe, maybe, maybe, maybe, maybe)
    .map(([a, b, c, d, e]) => `${a}https://${b}acme${c}.eu${d}.havre.example${e}`),
  fc.webUrl({withQueryParameters: true, withFragments: true}),
);

const RUNS = {numRuns: 2000};

test('stores nothing but a valid origin, whatever the query', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom('root_url', 'a'), crafted, fc.boolean(), (name, value, encode) => {
      const query = `?${name}=${encode ? encodeURIComponent(value) : value}`;
      const origin = spaceOfQuery(query);
      accepted += origin === undefined ? 0 : 1;
      return origin === undefined || STORABLE.test(origin);
    }),
    RUNS,
  );
  // The inputs come near enough to the rule to meet it now and then.
  expect(accepted).toBeGreaterThan(10);
});

test('returns nothing but a valid origin, whatever is typed or stored', () => {
  fc.assert(
    fc.property(crafted, (value) =>
      [parseTypedOrigin(value), parseStoredOrigin(value)].every(
        (origin) => origin === undefined || STORABLE.test(origin),
      ),
    ),
    RUNS,
  );
});
