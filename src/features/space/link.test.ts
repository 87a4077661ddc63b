import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import corpus from '../../../tests/fixtures/link-cases.json';
import {MARKER, resolveSpaceLink} from './link';
import {parseSpaceOrigin, parseStoredOrigin} from './origin';

const PAGE = 'https://docs.havre.example/en/docs/user/havre/params';
const ORIGIN = parseSpaceOrigin('https://acme.eu.havre.example');

test('the corpus has its 61 cases', () => {
  expect(corpus.cases).toHaveLength(61);
});

describe('resolution of links', () => {
  test.each(corpus.cases.map((entry) => [`${entry.id} ${entry.why}`, entry] as const))(
    '%s',
    (_name, {href, page, stored, intercept, open, reason}) => {
      const result = resolveSpaceLink(href, page, parseStoredOrigin(stored));
      if (!intercept) {
        expect(result).toEqual({kind: 'ordinary'});
      } else if (open !== null) {
        expect(result).toEqual({kind: 'open', target: open});
      } else {
        expect(result).toEqual({kind: reason === 'bad-path' ? 'refused' : 'unknown'});
      }
    },
  );
});

test.each([
  ['a backslash inside the path', '/root_url/a\\b', 'refused'],
  ['a backslash in the query', '/root_url/a?b=\\c', 'refused'],
  ['a path that is a host, before any Space is known', '/root_url//evil.test', 'refused'],
  ['an encoded backslash', '/root_url/a%5Cb', 'open'],
  ['a link that cannot be parsed', 'https://[/root_url/x', 'ordinary'],
  ['another scheme', 'ftp://docs.havre.example/root_url/x', 'ordinary'],
  ['a file', 'file:///root_url/x', 'ordinary'],
])('%s is %s', (what, href, kind) => {
  const origin = what.includes('before') ? undefined : ORIGIN;
  expect(resolveSpaceLink(href, PAGE, origin).kind).toBe(kind);
});

test('never opens anything outside the Space, whatever the link', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e%2e', '%2F', '%5C', '@', ':', '?', '#', '\t', '\n', ' '],
      ...['root_url', MARKER, 'evil.test', 'javascript:', 'https://evil.test', '\u3002', '\u2028'],
    ),
    fc.string({maxLength: 4}),
    fc.string({unit: 'binary', maxLength: 2}),
  );
  const text = fc.array(piece, {maxLength: 8}).map((pieces) => pieces.join(''));
  const start = fc.constantFrom(
    '',
    '/',
    '/en',
    '//x.test',
    'https://evil.test',
    'http://a@b',
    '..',
  );
  let opened = 0;
  fc.assert(
    fc.property(start, text, fc.constantFrom(MARKER, ''), text, (a, b, marker, c) => {
      const result = resolveSpaceLink(a + b + marker + c, PAGE, ORIGIN);
      if (result.kind !== 'open') {
        return true;
      }
      opened += 1;
      const {origin, pathname, username, password, href} = new URL(result.target);
      return (
        origin === ORIGIN &&
        href === result.target &&
        !pathname.startsWith('//') &&
        !username &&
        !password
      );
    }),
    {numRuns: 2000},
  );
  expect(opened).toBeGreaterThan(150);
});
