/**
 * The value below which a share of the values lies. NaN where there are none.
 *
 * @param share from 0 to less than 1
 */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

/** The value in the middle. NaN where there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
