import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {parseSpaceOrigin} from './origin';
import {slots} from './storageStub';

vi.mock('@docusaurus/theme-common', () => import('./storageStub'));

const ACME = parseSpaceOrigin('https://acme.eu.havre.example')!;
const BETA = parseSpaceOrigin('https://beta.de.havre.example')!;
const REPLACED = {before: ACME, now: BETA};

/** Loads a page: modules anew, the storage as it is. */
async function load() {
  vi.resetModules();
  const [{spaceReplacement}, {spaceStore}] = await Promise.all([
    import('./replacement'),
    import('./store'),
  ]);
  spaceReplacement.follow();
  return {spaceReplacement, spaceStore};
}

/** Shows the page that was loaded first as it was left. */
let showAgain: (() => void) | undefined;

beforeEach(() => {
  slots.clear();
  showAgain = undefined;
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: (event: {persisted: boolean}) => void) => {
      showAgain ??= () => listener({persisted: true});
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that "Back" shows as it was left does not ask again', async () => {
  const left = await load();
  left.spaceStore.choose(BETA);
  left.spaceReplacement.set(REPLACED);
  (await load()).spaceReplacement.set(undefined);
  showAgain!();
  expect(left.spaceReplacement.current()).toBeUndefined();
});

test.each([
  'https://evil.test https://beta.de.havre.example',
  'javascript:alert(1)// https://beta.de.havre.example',
  'https://acme.eu.havre.example/path https://beta.de.havre.example',
  'https://acme.eu.havre.example https://evil.test',
  'https://acme.eu.havre.example https://gamma.fr.havre.example',
  'https://acme.eu.havre.example',
  ' https://beta.de.havre.example',
  '',
])(
  'a stored value that this site would not write, or of another time, is ignored: %j',
  async (value) => {
    slots.set('custom_root_url', BETA);
    slots.set('replaced_root_url', value);
    expect((await load()).spaceReplacement.current()).toBeUndefined();
  },
);
