import {afterEach, expect, test, vi} from 'vitest';
import {highlight} from './highlight';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, ['article', 'main']],
  [false, ['main', 'main']],
])('marks stand in the text of a page (of the manual or a history: %s)', (isDocsOrBlog, asked) => {
  const querySelector = vi.fn(() => null);
  vi.stubGlobal('document', {querySelector});
  const removeMarks = highlight({terms: ['key'], isDocsOrBlog}, 'en');
  expect(querySelector.mock.calls.flat()).toEqual(asked);
  expect(removeMarks).not.toThrow();
});

test('without words nothing is looked at', () => {
  // Reading any part of it would throw.
  vi.stubGlobal('document', {querySelector: () => Object.freeze({})});
  expect(() => highlight({terms: [], isDocsOrBlog: true}, 'en')()).not.toThrow();
});
