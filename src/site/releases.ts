import type {HistoryId} from './collections';

/** Sections of a release post, in order: the ids of its headings (blueprint 4.1). */
export const RELEASE_KINDS = [
  'upgrade-notes',
  'new',
  'improved',
  'fixed',
  'security',
  'known-issues',
] as const;

export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** An entry of a section: its opening words, and the rest. */
export type ReleaseEntry = readonly [subject: string, rest: string];

/** The newest release of a component, for the home page. */
export interface LatestRelease {
  readonly history: HistoryId;
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
  readonly description: string;
}

/** The newest version of each component that has one. */
export type Versions = Readonly<Partial<Record<HistoryId, string>>>;

/** A release, for the lists of its history. */
export interface Release extends LatestRelease {
  /** E.g. "4.1.1": the last segment of its route. */
  readonly version: string;
  /** Minutes. */
  readonly readingTime?: number | undefined;
  /** Entries of its post, by section. */
  readonly entries: Readonly<Partial<Record<ReleaseKind, readonly ReleaseEntry[]>>>;
}

export function isReleaseKind(id: string | undefined): id is ReleaseKind {
  return RELEASE_KINDS.some((kind) => kind === id);
}
