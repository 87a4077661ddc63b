import {expect, test, vi} from 'vitest';
import {parseSpaceOrigin} from './origin';
import {createSpaceStore} from './store';

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => undefined}));

const ACME = parseSpaceOrigin('https://acme.eu.havre.example');
const BETA = parseSpaceOrigin('https://beta.eu.havre.example');

/** The storage of a browser, as two tabs see it; `isBlocked` refuses to write. */
function fakeSlot(isBlocked = false) {
  let value: string | null = null;
  const listeners = new Set<(event: StorageEvent) => void>();
  return {
    get: () => value,
    set: (next: string) => {
      value = isBlocked ? value : next;
    },
    del: () => {
      value = isBlocked ? value : null;
    },
    listen: (onChange: (event: StorageEvent) => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    changeInAnotherTab(next: string | null) {
      value = next;
      listeners.forEach((listener) => listener({} as StorageEvent));
    },
  };
}

test('parses the stored value at every read', () => {
  const slot = fakeSlot();
  const store = createSpaceStore(() => slot);
  store.choose(ACME);
  for (const tampered of ['https://evil.test', 'javascript:alert(1)//', `${ACME}/`]) {
    slot.set(tampered);
    expect(store.origin()).toBeUndefined();
  }
});

test('an unsaved choice hides the stored one until another tab changes it', () => {
  const slot = fakeSlot(true);
  slot.changeInAnotherTab('https://acme.eu.havre.example');
  const store = createSpaceStore(() => slot);
  store.choose(BETA);
  expect([store.origin(), store.isRemembered()]).toEqual([BETA, false]);
  store.choose(undefined);
  expect([store.origin(), store.isRemembered()]).toEqual([undefined, false]);
  slot.changeInAnotherTab('https://beta.eu.havre.example');
  expect([store.origin(), store.isRemembered()]).toEqual([BETA, true]);
});

test('opens the storage on first use', () => {
  const createSlot = vi.fn(() => fakeSlot());
  createSpaceStore(createSlot);
  expect(createSlot).not.toHaveBeenCalled();
});
