/** What a group of tabs is about; also its parameter in the address, e.g. `?protocol=oidc`. */
export type TabGroup = 'system' | 'browser' | 'source' | 'directory' | 'protocol';

/** The tabs that belong to each (blueprint §0). */
const GROUPS: readonly (readonly [group: TabGroup, values: readonly string[]])[] = [
  ['browser', ['chrome', 'edge', 'firefox']],
  ['source', ['chrome', 'edge', 'firefox', 'safari', 'keepass', 'other']],
  ['system', ['windows', 'intune', 'macos', 'linux', 'ios', 'android']],
  ['directory', ['entra', 'okta', 'google', 'onprem', 'other']],
  ['protocol', ['saml', 'oidc']],
];

/** The group that a set of tabs belongs to: the first that has all of them. */
export function tabGroupOf(values: readonly string[]): TabGroup | undefined {
  return GROUPS.find(([, known]) => values.every((value) => known.includes(value)))?.[0];
}
