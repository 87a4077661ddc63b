import {
  isReleaseKind,
  RELEASE_KINDS,
  type Release,
  type ReleaseKind,
} from '@site/src/site/releases';

/** A filter of a history: sections of releases, range of versions. */
export interface ReleaseChoice {
  /** Empty: all. */
  readonly kinds: readonly ReleaseKind[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Parses a filter, e.g. `?kind=security&from=3.4`; unknown values are ignored. */
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

/** The inverse of `readChoice`; empty without a filter. */
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

/** Places of the newest and the oldest release between two versions, of which either may be the older one. */
export function rangeOf(
  releases: readonly Release[],
  {from, to}: Pick<ReleaseChoice, 'from' | 'to'>,
): readonly [newest: number, oldest: number] {
  const placeOf = (wanted: string | undefined, otherwise: number): number =>
    wanted === undefined ? otherwise : releases.findIndex(({version}) => version === wanted);
  const ends = [placeOf(to, 0), placeOf(from, releases.length - 1)];
  return [Math.min(...ends), Math.max(...ends)];
}

/** The filtered releases of a history, newest first. */
export function chosenReleases(releases: readonly Release[], choice: ReleaseChoice): Release[] {
  const {kinds} = choice;
  const [newest, oldest] = rangeOf(releases, choice);
  return releases
    .slice(newest, oldest + 1)
    .filter(({entries}) => kinds.length === 0 || kinds.some((kind) => entries[kind]));
}
