import {afterEach, expect, test, vi} from 'vitest';
import {highlight} from './highlight';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, ['article', 'main']],
  [false, ['main', 'main']],
])('highlights the text of a page (manual or history: %s)', (isDocsOrBlog, asked) => {
  const querySelector = vi.fn(() => null);
  vi.stubGlobal('document', {querySelector});
  const removeMarks = highlight({terms: ['key'], isDocsOrBlog}, 'en');
  expect(querySelector.mock.calls.flat()).toEqual(asked);
  expect(removeMarks).not.toThrow();
});

test('without words the page is not searched', () => {
  // Reading any part of it would throw.
  vi.stubGlobal('document', {querySelector: () => Object.freeze({})});
  expect(() => highlight({terms: [], isDocsOrBlog: true}, 'en')()).not.toThrow();
});
