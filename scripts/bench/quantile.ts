/**
 * The value below which a share of the values lies: with 0.5 the median. NaN where there are none.
 *
 * @param share from 0 to less than 1
 */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
