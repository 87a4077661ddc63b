import {expect, test} from 'vitest';
import {chosenTab, keptTabs, tabGroupOf} from './tabGroups';

test.each([
  [['saml', 'oidc'], 'protocol'],
  [['chrome', 'edge', 'firefox'], 'browser'],
  [['chrome', 'edge', 'firefox', 'safari', 'keepass', 'other', 'spreadsheet'], 'source'],
  [['windows', 'intune', 'macos', 'linux'], 'os'],
  [['ios', 'android'], 'os'],
  [['entra', 'okta', 'google', 'onprem', 'other'], 'directory'],
  [['one', 'two'], undefined],
])('the group of tabs %j is %s', (values, group) => {
  expect(tabGroupOf(values)).toBe(group);
});

const DESKTOPS = ['windows', 'macos', 'linux'];

test.each<{asked: string | null; kept: string | null; chosen: string | undefined; why: string}>([
  {asked: 'macos', kept: 'linux', chosen: 'macos', why: 'the address comes first'},
  {asked: 'beos', kept: 'linux', chosen: 'linux', why: 'an unknown name in the address is ignored'},
  {asked: '', kept: 'beos', chosen: undefined, why: 'so is one that was kept'},
  {asked: null, kept: null, chosen: undefined, why: 'nothing was chosen'},
  {asked: null, kept: 'ios linux windows', chosen: 'linux', why: 'the last one the page has'},
])('asked for $asked, kept $kept: $chosen, since $why', ({asked, kept, chosen}) => {
  expect(chosenTab(DESKTOPS, asked, kept)).toBe(chosen);
});

test('stores the last choice first, each once, and only known values', () => {
  expect(keptTabs(null, 'windows')).toBe('windows');
  expect(keptTabs('windows', 'ios')).toBe('ios windows');
  expect(keptTabs('ios windows', 'windows')).toBe('windows ios');
  expect(keptTabs('x y linux linux', 'ios')).toBe('ios linux');
});
