/** A line of the repository. */
export interface Place {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
}

/** What a check found: where, what is wrong and, after an arrow, what to do. */
export interface Finding extends Place {
  readonly message: string;
  /** A file whose own faults explain this one: while it has some, they are told and this is not. */
  readonly follows?: string;
  /** What a translation is compared with: a difference that all of them have is told once, of that line. */
  readonly source?: Place & {
    /** What is said then, when the general sentence would not do. */
    readonly message?: string;
  };
  /** The translation is behind its French source: `npm run check -- --allow-stale` lets it be. */
  readonly awaitsTranslation?: boolean;
  /** A reminder that does not make `npm run check` fail. */
  readonly isWarning?: boolean;
}

/** Findings as they are printed: `file:line: what is wrong → what to do`, sorted by file and line. */
export function printable(findings: readonly Finding[]): string[] {
  return [...findings]
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message))
    .map(({file, line, message}) => `${file}:${line}: ${message}`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
