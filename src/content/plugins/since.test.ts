import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {sinceMarks} from './since';

test.each([
  ['<Since version="3.6" />', '/havre/havre/version/3.6', 'depuis Havre 3.6'],
  [
    '<Since version="1.2.0" component="extension" />',
    '/extension/extension/version/1.2.0',
    'depuis l’extension 1.2.0',
  ],
  ['<Since version="2.0" component="loquet" />', '/loquet/loquet/version/2.0', 'depuis Loquet 2.0'],
])('%s leads to its release', (mark, url, value) => {
  const root = parseMarkdown(`Texte ${mark}.`);
  sinceMarks('fr')(root);
  expect(root.children).toMatchObject([
    {children: [{value: 'Texte '}, {type: 'link', url, children: [{value}]}, {value: '.'}]},
  ]);
});
