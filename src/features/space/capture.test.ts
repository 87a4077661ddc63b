import {expect, test, vi} from 'vitest';
import {captureSpace} from './capture';
import {spaceReplacement} from './replacement';

vi.mock('@docusaurus/theme-common', () => import('./storageStub'));

const ACME = 'https://acme.eu.havre.example';
const BETA = 'https://beta.de.havre.example';
const GAMMA = 'https://gamma.fr.havre.example';

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
