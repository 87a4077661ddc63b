/** A value with subscribers; `undefined` while there is none. */
export function createObservable<Value>() {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  return {
    current: () => current,
    set: (value: Value | undefined): void => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    /** @returns unsubscribes */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isFollowed: () => listeners.size > 0,
  };
}
