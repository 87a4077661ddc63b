import {
  isReleaseKind,
  RELEASE_KINDS,
  type Release,
  type ReleaseKind,
} from '@site/src/site/releases';

/** What a reader wants to see of a history: parts of every release, of some releases. */
export interface ReleaseChoice {
  /** None: all. */
  readonly kinds: readonly ReleaseKind[];
  /** The oldest version, included. */
  readonly from: string | undefined;
  /** The newest version, included. */
  readonly to: string | undefined;
}

/**
 * Reads a choice from the query of an address; what is not known counts as not given.
 *
 * @param search e.g. `?kind=security&from=3.4`
 */
export function readChoice(search: string, releases: readonly Release[]): ReleaseChoice {
  const query = new URLSearchParams(search);
  const versionOf = (name: string): string | undefined =>
    releases.find(({version}) => version === query.get(name))?.version;
  const kinds = query.getAll('kind').filter(isReleaseKind);
  return {
    kinds: RELEASE_KINDS.filter((kind) => kinds.includes(kind)),
    from: versionOf('from'),
    to: versionOf('to'),
  };
}

/** The query of an address that says a choice, empty for everything: what `readChoice` reads. */
export function writeChoice({kinds, from, to}: ReleaseChoice): string {
  const query = new URLSearchParams(kinds.map((kind) => ['kind', kind]));
  if (from !== undefined) {
    query.set('from', from);
  }
  if (to !== undefined) {
    query.set('to', to);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * The releases of a choice, whichever of its two versions is the older one.
 *
 * @param releases of one history, newest first
 */
export function chosenReleases(
  releases: readonly Release[],
  {kinds, from, to}: ReleaseChoice,
): Release[] {
  const placeOf = (wanted: string | undefined, otherwise: number): number =>
    wanted === undefined ? otherwise : releases.findIndex(({version}) => version === wanted);
  const ends = [placeOf(to, 0), placeOf(from, releases.length - 1)];
  return releases
    .slice(Math.min(...ends), Math.max(...ends) + 1)
    .filter(({entries}) => kinds.length === 0 || kinds.some((kind) => entries[kind]));
}
