import type {HistoryId} from './collections';

/** The sections of a release post, in their order: the ids of its headings (blueprint 4.1). */
export const RELEASE_KINDS = [
  'new',
  'improved',
  'fixed',
  'security',
  'known-issues',
  'upgrade-notes',
] as const;

export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** An entry of a section: the words that open it, and the rest. */
export type ReleaseEntry = readonly [subject: string, rest: string];

/** The newest release of a component, as the home page shows it. */
export interface LatestRelease {
  readonly history: HistoryId;
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
}

/** The newest version of each component that has one. */
export type Versions = Readonly<Partial<Record<HistoryId, string>>>;

/** A release, as the lists of its history show it. */
export interface Release extends LatestRelease {
  /** E.g. "4.1.1": the end of its address. */
  readonly version: string;
  readonly description: string;
  /** Milliseconds since 1970; absent where it is not known. */
  readonly updated?: number | undefined;
  /** In minutes. */
  readonly readingTime?: number | undefined;
  readonly authors: readonly {readonly name: string; readonly permalink?: string | undefined}[];
  /** What its post holds, section by section. */
  readonly entries: Readonly<Partial<Record<ReleaseKind, readonly ReleaseEntry[]>>>;
}

export function isReleaseKind(id: string | undefined): id is ReleaseKind {
  return RELEASE_KINDS.some((kind) => kind === id);
}
