import type {SiteFinding} from './rule';

/** Rule → number of things it read when the counts were last accepted. */
export type Counts = Readonly<Record<string, number>>;

/** A rule that reads a smaller share than this of its accepted count has lost sight of something. */
const ENOUGH = 0.8;

/** Reports rules that read nothing, or far less than the counts accepted in `counts.json`. */
export function blindRules(counts: Counts, accepted: Counts): SiteFinding[] {
  return Object.entries(counts).flatMap(([rule, read]) => {
    const before = accepted[rule];
    return read >= Math.max(1, ENOUGH * (before ?? 0))
      ? []
      : [
          {
            path: `checks/output (${rule})`,
            message: `reads ${read} things, ${before ?? 'none'} before → mend how it reads them; if there are fewer now, npm run check:site -- --accept-counts`,
          },
        ];
  });
}

/** @throws when the text is no list of counts */
export function parseCounts(text: string): Counts {
  const data: unknown = JSON.parse(text);
  const entries = Object.entries(data ?? {}).map(([rule, count]: [string, unknown]) => {
    if (typeof count !== 'number') {
      throw new Error(`counts.json: ${rule} is no number → npm run check:site -- --accept-counts`);
    }
    return [rule, count] as const;
  });
  return Object.fromEntries(entries);
}
