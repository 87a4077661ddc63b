/**
 * The things of one list that another has not, or not as often, in their order.
 *
 * @param keyOf what two things have in common that count as one
 */
export function missingFrom<Thing>(
  found: readonly Thing[],
  wanted: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Thing[] {
  const left = new Map<string, number>();
  found.map(keyOf).forEach((key) => left.set(key, (left.get(key) ?? 0) + 1));
  return wanted.filter((thing) => {
    const key = keyOf(thing);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
