import {expect, test} from 'vitest';
import {movedPages, movedSections, redirectFaults, redirectsIn} from './redirects';

const PAGES = ['/', '/docs/', '/docs/a', '/docs/b/', '/docs/SSO'];

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/docs/a': ['x', 'y'],
  '/docs/b': [],
};
const sectionsOf = (page: string): readonly string[] | undefined => SECTIONS[page];

test('an old address leads to an existing page, in every language', () => {
  const list = {'/docs/old': '/docs/a', '/docs/x/old-er.1': '/docs/b', '/intro': '/docs'};
  expect(redirectFaults(list, PAGES, sectionsOf)).toEqual([]);
  expect(redirectFaults({}, PAGES, sectionsOf)).toEqual([]);
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
  [{'/docs/old; } server {': '/docs/a'}, 'is no address of a page'],
  [{'/docs/old /x 301\n/*': '/docs/a'}, 'is no address of a page'],
])('refuses %j with the line and what to do', (list, message) => {
  const faults = redirectFaults(list, PAGES, sectionsOf);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
});

test('names both addresses of a cycle', () => {
  const list = {'/docs/x': '/docs/y', '/docs/y': '/docs/x', '/docs/z': '/docs/x'};
  expect(
    redirectFaults(list, PAGES, sectionsOf).map(({message}) => message.replace(/ →.*/, '')),
  ).toEqual([
    'the old address /docs/x leads in a circle (/docs/x, /docs/y, /docs/x)',
    'the old address /docs/y leads in a circle (/docs/y, /docs/x, /docs/y)',
    'the old address /docs/z leads in a circle (/docs/z, /docs/x, /docs/y, /docs/x)',
  ]);
});

test('an old section leads to a page or a section, from its page alone', () => {
  const list = {
    '/docs/old': '/docs/a',
    '/docs/a#gone': '/docs/b',
    '/docs/b#a_1': '/docs/a#x',
    '/docs#start': '/docs/SSO#unknown',
  };
  expect(redirectFaults(list, PAGES, sectionsOf)).toEqual([]);
  expect(movedPages(list)).toEqual([['/docs/old', '/docs/a']]);
  expect(redirectsIn(list, 'de')).toEqual([['/de/docs/old', '/de/docs/a']]);
  expect(movedSections(list, '/docs/a')).toEqual({gone: '/docs/b'});
  expect(movedSections(list, '/docs/')).toEqual({start: '/docs/SSO#unknown'});
});

test.each([
  [
    {'/docs/a#x': '/docs/b'},
    'the section /docs/a#x still exists → delete this line, or the section',
  ],
  [{'/docs/a#gone': '/docs/none#x'}, 'leads to /docs/none#x, which is no page → name the page'],
  [{'/docs/a#gone': '/docs/b#x'}, 'leads to /docs/b#x, which is no section → name the section'],
  [{'/docs/a#gone': '/docs/a#gone'}, 'leads in a circle (/docs/a#gone, /docs/a#gone) → name'],
  [
    {'/docs/a#gone': '/docs/b#gone', '/docs/b#gone': '/docs/a#x'},
    'the old address /docs/a#gone leads to /docs/b#gone, which is an old address too → name /docs/a#x',
  ],
  [
    {'/docs/old': '/docs/b', '/docs/old#gone': '/docs/a'},
    'the old address /docs/old#gone is on a page that has moved → name /docs/b#gone',
  ],
  [{'/docs/none#gone': '/docs/a'}, 'the old address /docs/none#gone is on no page of the manual →'],
  [{'/docs/a/#gone': '/docs/b'}, '"/docs/a/#gone" is no address of a page or section → write it'],
  [{'/docs/a#gone#more': '/docs/b'}, '"/docs/a#gone#more" is no address of a page or section'],
  [{'/docs/a#gone': '/docs/b?x#y'}, '"/docs/b?x#y" is no address of a page or section'],
])('refuses the section %j with what to do', (list, message) => {
  const faults = redirectFaults(list, [...PAGES, '/havre/v'], sectionsOf);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
});
