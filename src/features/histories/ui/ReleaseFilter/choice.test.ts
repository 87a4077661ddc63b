import {expect, test} from 'vitest';
import type {Release} from '../../../../site/releases';
import {chosenReleases, readChoice, writeChoice} from './choice';

const RELEASES = [
  release('4.0', {security: [['Keys', '.']], new: [['Groups', '.']]}),
  release('3.9', {new: [['Costs', '.']]}),
  release('3.10', {fixed: [['Panel', '.']]}),
  release('3.0', {security: [['Sessions', '.']]}),
];

const NOTHING = {kinds: [], from: undefined, to: undefined};

function release(version: string, entries: Release['entries']): Release {
  return {
    history: 'product',
    title: `Havre ${version}`,
    permalink: `/havre/havre/version/${version}`,
    date: '2024-01-01T00:00:00.000Z',
    version,
    description: '',
    entries,
  };
}

function versions(search: string): string[] {
  return chosenReleases(RELEASES, readChoice(search, RELEASES)).map(({version}) => version);
}

test('without a filter every release is shown', () => {
  expect(readChoice('', RELEASES)).toEqual(NOTHING);
  expect(versions('')).toEqual(['4.0', '3.9', '3.10', '3.0']);
});

test('kinds keep releases with an entry of at least one', () => {
  expect(versions('?kind=security')).toEqual(['4.0', '3.0']);
  expect(versions('?kind=security&kind=fixed')).toEqual(['4.0', '3.10', '3.0']);
  expect(versions('?kind=known-issues')).toEqual([]);
});

test('two versions keep the range between them, included, in order of publication', () => {
  expect(versions('?from=3.10&to=3.9')).toEqual(['3.9', '3.10']);
  expect(versions('?from=3.9')).toEqual(['4.0', '3.9']);
  expect(versions('?to=3.10')).toEqual(['3.10', '3.0']);
  expect(versions('?from=3.0&to=3.0')).toEqual(['3.0']);
});

test('the order of the two versions does not matter', () => {
  expect(versions('?from=3.9&to=3.10')).toEqual(['3.9', '3.10']);
});

test('ignores unknown kinds and versions', () => {
  expect(readChoice('?kind=secret&from=9.9&to=', RELEASES)).toEqual(NOTHING);
});

test('a filter has one address, which round-trips', () => {
  const choice = readChoice('?to=4.0&kind=fixed&kind=new&kind=fixed&from=3.0', RELEASES);
  expect(writeChoice(choice)).toBe('?kind=new&kind=fixed&from=3.0&to=4.0');
  expect(readChoice(writeChoice(choice), RELEASES)).toEqual(choice);
  expect(writeChoice(NOTHING)).toBe('');
});
