import type {Figures} from './bytes';

/** A figure of this site, and of the classic template where it has one. */
export interface Row {
  readonly ours: number;
  readonly theirs?: number | undefined;
  /** What ours may be at most. */
  readonly limit?: number | undefined;
  /** What ours may be at most, as a share of theirs. */
  readonly ratioLimit?: number | undefined;
}

/** Runs measurements in turn, so that what else this machine does slows all alike; the median of each figure. */
export async function inTurn(
  rounds: number,
  measurements: readonly (() => Figures | Promise<Figures>)[],
): Promise<Figures[]> {
  const results: Figures[][] = measurements.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measurements.entries()) {
      results[index]!.push(await measure());
    }
  }
  return results.map((all) =>
    Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name] ?? NaN))]),
    ),
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** True when a figure is above one of its limits, or was not measured. */
export function isAbove({ours, theirs, limit, ratioLimit}: Row): boolean {
  const isWithin =
    (limit === undefined || ours <= limit) &&
    (ratioLimit === undefined || theirs === undefined || ours <= theirs * ratioLimit);
  return !isWithin;
}
