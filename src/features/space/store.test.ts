import {expect, test, vi} from 'vitest';
import {parseSpaceOrigin} from './origin';
import {spaceStore} from './store';

/** The storage of a browser, and what it does when another tab writes. */
const storage = vi.hoisted(() => ({
  value: null as string | null,
  isBlocked: false,
  tell: () => {},
}));

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => storage.value,
    set: (next: string) => (storage.value = storage.isBlocked ? storage.value : next),
    del: () => (storage.value = storage.isBlocked ? storage.value : null),
    listen: (onChange: () => void) => (storage.tell = onChange),
  }),
}));

const ACME = parseSpaceOrigin('https://acme.eu.havre.example')!;
const BETA = parseSpaceOrigin('https://beta.eu.havre.example')!;

test('parses the stored value at every read', () => {
  spaceStore.choose(ACME);
  expect(spaceStore.origin()).toBe(ACME);
  storage.value = 'https://evil.test';
  expect(spaceStore.origin()).toBeUndefined();
});

test('an unsaved choice hides the stored one until another tab changes it', () => {
  Object.assign(storage, {value: ACME, isBlocked: true});
  spaceStore.choose(BETA);
  expect([spaceStore.origin(), spaceStore.isRemembered()]).toEqual([BETA, false]);
  spaceStore.choose(undefined);
  expect([spaceStore.origin(), spaceStore.isRemembered()]).toEqual([undefined, false]);
  storage.value = BETA;
  storage.tell();
  expect([spaceStore.origin(), spaceStore.isRemembered()]).toEqual([BETA, true]);
});
