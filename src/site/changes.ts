/** Route of the "What changed" page, and of its feed, without language. */
export const CHANGES = '/changes';
export const CHANGES_FEED = `${CHANGES}/atom.xml`;

/** A section of the manual whose meaning changed. */
export interface ShownSection {
  /** Empty above the first heading. */
  readonly title: string;
  /** Absent for a section that is gone. */
  readonly permalink?: string | undefined;
  /** First lines of the old and the new text. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ShownPage {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: string;
  readonly permalink?: string | undefined;
  readonly sections: readonly ShownSection[];
}

/** The changes of one commit to the manual, as shown to readers. */
export interface ShownChange {
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
  readonly pages: readonly ShownPage[];
}

export interface ChangesWords {
  readonly title: string;
  readonly description: string;
  readonly subscribe: string;
  /** Shown instead of the changes where the history is not available. */
  readonly unknown: string;
  readonly whole: string;
  readonly added: string;
  readonly removed: string;
  /** Name of the text above the first section. */
  readonly opening: string;
  /** Introduces the old and the new text. */
  readonly quote: string;
}

export interface ManualChanges {
  readonly words: ChangesWords;
  /** Newest first; undefined where the build had no Git history. */
  readonly changes?: readonly ShownChange[] | undefined;
}
