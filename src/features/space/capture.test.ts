import {beforeEach, expect, test, vi} from 'vitest';
import {captureSpace} from './capture';
import {spaceReplacement} from './replacement';
import {spaceStore} from './store';
import {slots} from './storageStub';

vi.mock('@docusaurus/theme-common', () => import('./storageStub'));

const ACME = 'https://acme.eu.havre.example';
const BETA = 'https://beta.de.havre.example';
const GAMMA = 'https://gamma.fr.havre.example';

beforeEach(() => {
  slots.clear();
  spaceReplacement.set(undefined);
});

test('stores the first Space in an address, and reports no replacement', () => {
  expect(captureSpace(`?root_url=${ACME}/home`)).toBe(true);
  expect(spaceStore.origin()).toBe(ACME);
  expect(spaceReplacement.current()).toBeUndefined();
});

test('stores another Space instead, and reports both', () => {
  captureSpace(`?root_url=${ACME}`);
  expect(captureSpace(`?root_url=${BETA}`)).toBe(true);
  expect(spaceStore.origin()).toBe(BETA);
  expect(spaceReplacement.current()).toEqual({before: ACME, now: BETA});
});

test('the same Space again is no replacement', () => {
  captureSpace(`?root_url=${ACME}`);
  expect(captureSpace(`?root_url=${ACME}/other`)).toBe(true);
  expect(spaceReplacement.current()).toBeUndefined();
});

test('an address without a valid Space is unchanged, and so is the stored one', () => {
  captureSpace(`?root_url=${ACME}`);
  expect(captureSpace('?a=1')).toBe(false);
  expect(captureSpace('?root_url=https://evil.test')).toBe(false);
  expect(spaceStore.origin()).toBe(ACME);
  expect(spaceReplacement.current()).toBeUndefined();
});

test('after several links, the way back leads to the Space before the first', () => {
  captureSpace(`?root_url=${ACME}`);
  captureSpace(`?root_url=${BETA}`);
  captureSpace(`?root_url=${BETA}/again`);
  expect(spaceReplacement.current()).toEqual({before: ACME, now: BETA});
  captureSpace(`?root_url=${GAMMA}`);
  expect(spaceReplacement.current()).toEqual({before: ACME, now: GAMMA});
  captureSpace(`?root_url=${ACME}`);
  expect(spaceReplacement.current()).toBeUndefined();
});
