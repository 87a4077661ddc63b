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

test('the first Space that an address names is kept, and nothing is said to be replaced', () => {
  expect(captureSpace(`?root_url=${ACME}/home`)).toBe(true);
  expect(spaceStore.origin()).toBe(ACME);
  expect(spaceReplacement.current()).toBeUndefined();
});

test('another Space is kept in its place, and both are told', () => {
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

test('an address that names none, or a wrong one, is left as it is and changes nothing', () => {
  captureSpace(`?root_url=${ACME}`);
  expect(captureSpace('?a=1')).toBe(false);
  expect(captureSpace('?root_url=https://evil.test')).toBe(false);
  expect(spaceStore.origin()).toBe(ACME);
  expect(spaceReplacement.current()).toBeUndefined();
});
