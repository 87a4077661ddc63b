/** What a group of tabs is about; also its parameter in the address, e.g. `?os=windows`. */
export type TabGroup = 'os' | 'browser' | 'source' | 'directory' | 'protocol';

/** The tabs that belong to each (blueprint §0). */
const GROUPS: readonly (readonly [group: TabGroup, values: readonly string[]])[] = [
  ['browser', ['chrome', 'edge', 'firefox']],
  ['source', ['chrome', 'edge', 'firefox', 'safari', 'keepass', 'spreadsheet', 'other']],
  ['os', ['windows', 'intune', 'macos', 'linux', 'ios', 'android']],
  ['directory', ['entra', 'okta', 'google', 'onprem', 'other']],
  ['protocol', ['saml', 'oidc']],
];

/** The group that a set of tabs belongs to: the first that has all of them. */
export function tabGroupOf(values: readonly string[]): TabGroup | undefined {
  return GROUPS.find(([, known]) => values.every((value) => known.includes(value)))?.[0];
}

/**
 * Which tab is open: what the address asks for, else the last one chosen that is among them. A name that no tab has
 * is ignored.
 *
 * @param values the tabs there are
 * @param asked by the address
 * @param kept by the browser, as `keptTabs` writes it
 * @returns `undefined` when the reader has chosen none of them
 */
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
 * What the browser keeps once a tab is chosen: the last choice first, then earlier ones, for pages that lack it, e.g.
 * `ios windows`.
 *
 * @param kept what it has kept until then
 */
export function keptTabs(kept: string | null, chosen: string): string {
  const known = GROUPS.flatMap(([, values]) => values);
  const earlier = namesIn(kept).filter((name) => name !== chosen && known.includes(name));
  return [chosen, ...new Set(earlier)].join(' ');
}

function namesIn(kept: string | null): string[] {
  return kept?.split(' ') ?? [];
}
