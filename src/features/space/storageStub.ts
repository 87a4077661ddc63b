/** For tests: `createStorageSlot` over one map, which outlives the modules of a page. */
export const slots = new Map<string, string>();

export const createStorageSlot = (key: string) => ({
  get: () => slots.get(key) ?? null,
  set: (value: string) => slots.set(key, value),
  del: () => slots.delete(key),
  listen: () => () => {},
});
