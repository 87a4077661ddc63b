import type {LockedPackage} from '../src/packages/lock';

/** What `npm audit` has said: it may not have been able to ask. */
export type Audit =
  | {readonly kind: 'not run'; readonly why: string}
  | {readonly kind: 'run'; readonly found: readonly Vulnerability[]; readonly elsewhere: number};

export interface Vulnerability {
  /** `react@19.0.0` */
  readonly name: string;
  readonly severity: string;
  readonly advisories: readonly string[];
}

interface Answer {
  readonly message?: unknown;
  readonly error?: {readonly summary?: unknown};
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly severity: string;
        readonly nodes: readonly string[];
        readonly via: readonly (string | {readonly title?: string; readonly url?: string})[];
      }
    >
  >;
}

/**
 * Reads what `npm audit --json` printed. No answer is not a clean one: a registry without this service, or none at
 * all, makes "not run".
 *
 * @param output standard output of the command
 * @param reader the packages that reach readers
 */
export function readAudit(output: string, reader: readonly LockedPackage[]): Audit {
  let answer: Answer;
  try {
    answer = JSON.parse(output) as Answer;
  } catch {
    return {kind: 'not run', why: output.trim().split('\n')[0] || 'npm printed nothing'};
  }
  const {vulnerabilities} = answer;
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const why = [answer.message, answer.error?.summary].find(
      (text) => typeof text === 'string' && text !== '',
    );
    return {kind: 'not run', why: typeof why === 'string' ? why : 'npm named no vulnerabilities'};
  }
  const byFolder = new Map(reader.map((entry) => [entry.folder, entry]));
  const all = Object.values(vulnerabilities);
  const found = all.flatMap(({severity, nodes, via}) =>
    nodes.flatMap((folder) => {
      const entry = byFolder.get(folder);
      const advisories = via.map((cause) =>
        typeof cause === 'string' ? cause : `${cause.title ?? ''} ${cause.url ?? ''}`.trim(),
      );
      return entry ? [{name: `${entry.name}@${entry.version}`, severity, advisories}] : [];
    }),
  );
  const affected = all.filter(({nodes}) => !nodes.some((folder) => byFolder.has(folder)));
  return {kind: 'run', found, elsewhere: affected.length};
}
