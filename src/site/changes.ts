/** Address of the page that says what changed in the manual, and of its feed, without language. */
export const CHANGES = '/changes';
export const CHANGES_FEED = `${CHANGES}/atom.xml`;

/** A section of the manual that says something else than before. */
export interface ShownSection {
  /** Empty for what stands above the first heading. */
  readonly title: string;
  /** Where it is now; absent once it is gone. */
  readonly permalink?: string | undefined;
  /** What it said, and what it says instead; only the first lines. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ShownPage {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: string;
  readonly permalink?: string | undefined;
  readonly sections: readonly ShownSection[];
}

/** What one commit changed in the manual, as readers see it. */
export interface ShownChange {
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
  readonly why?: string | undefined;
  readonly pages: readonly ShownPage[];
}

/** Newest first; undefined where the history of the sources was not there when the site was built. */
export interface ManualChanges {
  readonly changes?: readonly ShownChange[] | undefined;
}
