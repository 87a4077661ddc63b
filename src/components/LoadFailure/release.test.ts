import {expect, test} from 'vitest';
import {mainScriptOf} from './release';

test('finds the main script of a page, with and without quotes', () => {
  expect(mainScriptOf('<script src="/en/assets/js/main.b0d3.js" defer></script>')).toBe(
    '/en/assets/js/main.b0d3.js',
  );
  expect(mainScriptOf('<script defer src=/assets/js/main.b0d3.js></script>')).toBe(
    '/assets/js/main.b0d3.js',
  );
});

test('finds none in a text that is no page of the site', () => {
  expect(mainScriptOf('<h1>502 Bad Gateway</h1>')).toBeUndefined();
  expect(mainScriptOf('<script src="/assets/js/runtime~main.1.js"></script>')).toBeUndefined();
});
