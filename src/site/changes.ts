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
  readonly pages: readonly ShownPage[];
}

/** The texts of the page, in its language. */
export interface ChangesWords {
  readonly title: string;
  readonly description: string;
  /** Link to the feed. */
  readonly subscribe: string;
  /** Said in place of the changes where they are not known. */
  readonly unknown: string;
  /** Link to the commit. */
  readonly whole: string;
  /** Of a page. */
  readonly added: string;
  readonly removed: string;
  /** What stands above the first section. */
  readonly opening: string;
  /** Opens the old and the new text. */
  readonly quote: string;
}

export interface ManualChanges {
  readonly words: ChangesWords;
  /** Newest first; undefined where the history of the sources was not there when the site was built. */
  readonly changes?: readonly ShownChange[] | undefined;
}
