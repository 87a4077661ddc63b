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
  [
    {'/docs/a': '/docs/b'},
    'the old address /docs/a is that of the page /docs/a → delete this line',
  ],
  [{'/docs/sso': '/docs/a'}, 'is that of the page /docs/SSO → delete this line'],
  [{'/docs/old': '/docs/none'}, 'leads to /docs/none, which is no page or section → name what'],
  [{'/docs/old': '/docs/b', '/docs/older': '/docs/old'}, 'leads to /docs/old, which is no page'],
  [{'/docs/old/': '/docs/a'}, '"/docs/old/" is no address → write it as'],
  [{'/docs/old': '/docs/a#section'}, '"/docs/a#section" is no address'],
  [{'/docs/old; } server {': '/docs/a'}, 'is no address'],
])('refuses %j with the line and what to do', (list, message) => {
  const faults = redirectFaults(list, PAGES, sectionsOf);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
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
  [{'/docs/a#gone': '/docs/none#x'}, 'leads to /docs/none#x, which is no page or section → name'],
  [{'/docs/a#gone': '/docs/b#x'}, 'leads to /docs/b#x, which is no page or section → name'],
  [
    {'/docs/old': '/docs/b', '/docs/old#gone': '/docs/a'},
    'the old address /docs/old#gone is on no page of the manual →',
  ],
  [{'/docs/none#gone': '/docs/a'}, 'the old address /docs/none#gone is on no page of the manual →'],
  [{'/docs/a/#gone': '/docs/b'}, '"/docs/a/#gone" is no address → write it'],
])('refuses the section %j with what to do', (list, message) => {
  const faults = redirectFaults(list, [...PAGES, '/havre/v'], sectionsOf);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
});
