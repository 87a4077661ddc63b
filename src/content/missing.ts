/** Items of one list that another lacks or has less often, in order; equal by `keyOf`. */
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
