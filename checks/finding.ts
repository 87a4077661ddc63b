export interface Place {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
}

/** A finding of a check: place, and "what is wrong → what to do". */
export interface Finding extends Place {
  readonly message: string;
  /** Probable cause: while that file has errors, this finding is suppressed. */
  readonly follows?: string;
  /** {@link DEPTH}; 0 unless given. */
  readonly depth?: number;
  /** The French line compared with: a difference of all translations is reported once, there. */
  readonly source?: Place & {
    /** Message for that case, where the general one does not fit. */
    readonly message?: string;
  };
  /** The translation is stale or missing: `npm run check -- --allow-stale` accepts it. */
  readonly awaitsTranslation?: boolean;
  /** A link, an anchor or a route: never blocks publication (specification §5). */
  readonly isLink?: boolean;
  /** A reminder that does not make `npm run check` fail. */
  readonly isWarning?: boolean;
}

/**
 * Steps from a mistake, 0, to what it entails: while a section has an error of fewer steps, those of more are held back.
 */
export const DEPTH = {
  /** In the page itself. */
  page: 1,
  structure: 2,
  facts: 3,
  stale: 4,
} as const;

/** Findings as printed: `file:line: what is wrong → what to do`, sorted by file and line. */
export function printable(findings: readonly Finding[]): string[] {
  return [...findings]
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message))
    .map(({file, line, message}) => `${file}:${line}: ${message}`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
