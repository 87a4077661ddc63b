/** Subject of a group of tabs; also its query parameter, e.g. `?os=windows`. */
export type TabGroup = 'os' | 'browser' | 'source' | 'directory' | 'protocol';

/** Values of each group (blueprint §0). */
const GROUPS: readonly (readonly [group: TabGroup, values: readonly string[]])[] = [
  ['browser', ['chrome', 'edge', 'firefox']],
  ['source', ['chrome', 'edge', 'firefox', 'safari', 'keepass', 'other', 'spreadsheet']],
  ['os', ['windows', 'intune', 'macos', 'linux', 'ios', 'android']],
  ['directory', ['entra', 'okta', 'google', 'onprem', 'other']],
  ['protocol', ['saml', 'oidc']],
];

export function tabGroupOf(values: readonly string[]): TabGroup | undefined {
  return GROUPS.find(([, known]) => values.every((value) => known.includes(value)))?.[0];
}

/** The open tab: the one in the address, else the last one chosen (stored by `keptTabs`). Unknown names are ignored. */
export function chosenTab(
  values: readonly string[],
  asked: string | null,
  kept: string | null,
): string | undefined {
  return [asked, ...namesIn(kept)].find(
    (name): name is string => name !== null && values.includes(name),
  );
}

/**
 * The value to store once a tab is chosen: the last choice first, then earlier ones, for pages that lack it: `ios
 * windows`.
 */
export function keptTabs(kept: string | null, chosen: string): string {
  const known = GROUPS.flatMap(([, values]) => values);
  const earlier = namesIn(kept).filter((name) => name !== chosen && known.includes(name));
  return [chosen, ...new Set(earlier)].join(' ');
}

function namesIn(kept: string | null): string[] {
  return kept?.split(' ') ?? [];
}
