import type {Figures} from './bytes';

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

/**
 * True when a figure is above its share of the template's, or was not measured; never where the template has no such
 * page, or the figure no limit.
 */
export function isAbove(ours = NaN, theirs?: number, limit?: number): boolean {
  return theirs !== undefined && limit !== undefined && !(ours <= theirs * limit);
}
