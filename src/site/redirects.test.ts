import {expect, test} from 'vitest';
import {redirectFaults, redirectsIn} from './redirects';

const PAGES = ['/', '/docs/', '/docs/a', '/docs/b/', '/docs/SSO'];

test('an old address leads to an existing page, in every language', () => {
  const list = {'/docs/old': '/docs/a', '/docs/x/old-er.1': '/docs/b', '/intro': '/docs'};
  expect(redirectFaults(list, PAGES)).toEqual([]);
  expect(redirectFaults({}, PAGES)).toEqual([]);
  expect(redirectsIn(list, 'fr')[0]).toEqual(['/docs/old', '/docs/a']);
  expect(redirectsIn(list, 'de')[0]).toEqual(['/de/docs/old', '/de/docs/a']);
});

test.each([
  [{'/docs/a': '/docs/b'}, 'the old address /docs/a is that of a page → delete this line'],
  [{'/docs/sso': '/docs/a'}, 'is that of a page but for capitals: /docs/SSO → delete this line'],
  [{'/docs/old': '/docs/none'}, 'leads to /docs/none, which is no page → name the page'],
  [{'/docs/old': '/docs/old'}, 'leads in a circle (/docs/old, /docs/old) → name the page'],
  [
    {'/docs/old': '/docs/b', '/docs/older': '/docs/old'},
    'the old address /docs/older leads to /docs/old, which is an old address too → name /docs/b',
  ],
  [{'/docs/old/': '/docs/a'}, '"/docs/old/" is no address of a page → write it as'],
  [{'/docs/old': '/docs/a#section'}, '"/docs/a#section" is no address of a page'],
  [{'/docs/old': 'https://evil.example'}, '"https://evil.example" is no address of a page'],
  [{'/docs/old': '//evil.example'}, '"//evil.example" is no address of a page'],
  [{'/docs/../x': '/docs/a'}, '"/docs/../x" is no address of a page'],
  [{'/docs/old; } server {': '/docs/a'}, 'is no address of a page'],
  [{'/docs/old /x 301\n/*': '/docs/a'}, 'is no address of a page'],
])('refuses %j with the line and what to do', (list, message) => {
  const faults = redirectFaults(list, PAGES);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
});

test('names both addresses of a cycle', () => {
  const list = {'/docs/x': '/docs/y', '/docs/y': '/docs/x', '/docs/z': '/docs/x'};
  expect(redirectFaults(list, PAGES).map(({message}) => message.replace(/ →.*/, ''))).toEqual([
    'the old address /docs/x leads in a circle (/docs/x, /docs/y, /docs/x)',
    'the old address /docs/y leads in a circle (/docs/y, /docs/x, /docs/y)',
    'the old address /docs/z leads in a circle (/docs/z, /docs/x, /docs/y, /docs/x)',
  ]);
});
