import {expect, test} from 'vitest';
import {barOf} from './announcement';

test('the announcement has its text and link, in the language of the page', () => {
  const text = ['Neu', 'lesen'] as const;
  const bar = barOf(
    {
      ...{id: 'a', isCloseable: false, path: 'havre/x', backgroundColor: '#fff', textColor: '#000'},
      text: {fr: text, en: text, de: text, zh: text},
    },
    'de',
  );
  expect(bar).toEqual({
    id: 'a',
    isCloseable: false,
    backgroundColor: '#fff',
    textColor: '#000',
    content: 'Neu: <a href="/de/havre/x">lesen</a>',
  });
});
