import {beforeEach, expect, test, vi} from 'vitest';
import {captureSpace} from './capture';
import {spaceReplacement} from './replacement';
import {spaceStore} from './store';

const {slot} = vi.hoisted(() => {
  let value: string | null = null;
  return {
    slot: {
      get: () => value,
      set: (next: string) => {
        value = next;
      },
      del: () => {
        value = null;
      },
      listen: () => () => {},
    },
  };
});

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => slot}));

const ACME = 'https://acme.eu.havre.example';
const BETA = 'https://beta.de.havre.example';

beforeEach(() => {
  slot.del();
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
