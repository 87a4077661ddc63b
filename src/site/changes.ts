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

/** The changes of the manual on one day. */
export interface ShownDay {
  /** In UTC, e.g. `2026-01-02`. */
  readonly day: string;
  /** When the last one came, ISO 8601. */
  readonly date: string;
  /** The states before and after, as the view of a comparison names them; absent on the first day. */
  readonly range?: string | undefined;
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
  /** In place of a long list of sections; `{count}` stands for their number. */
  readonly sections: string;
  /** Name of the text above the first section. */
  readonly opening: string;
  /** Introduces the old and the new text, or the one that there is. */
  readonly quote: string;
  readonly come: string;
  readonly gone: string;
}

export interface ManualChanges {
  readonly words: ChangesWords;
  /** Newest first; undefined where the build had no Git history. */
  readonly days?: readonly ShownDay[] | undefined;
}
