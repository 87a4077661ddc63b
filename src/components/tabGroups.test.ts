import {expect, test} from 'vitest';
import {tabGroupOf} from './tabGroups';

test.each([
  [['saml', 'oidc'], 'protocol'],
  [['chrome', 'edge', 'firefox'], 'browser'],
  [['chrome', 'edge', 'firefox', 'safari', 'keepass', 'other'], 'source'],
  [['windows', 'intune', 'macos', 'linux'], 'system'],
  [['ios', 'android'], 'system'],
  [['entra', 'okta', 'google', 'onprem', 'other'], 'directory'],
  [['one', 'two'], undefined],
])('tabs %j are about: %s', (values, group) => {
  expect(tabGroupOf(values)).toBe(group);
});
