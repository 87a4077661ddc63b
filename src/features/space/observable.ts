/** A value with subscribers; `undefined` while there is none. */
export interface Observable<Value> {
  readonly current: () => Value | undefined;
  readonly set: (value: Value | undefined) => void;
  /** @returns unsubscribes */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isFollowed: () => boolean;
}

export function createObservable<Value>(): Observable<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  return {
    current: () => current,
    set(value) {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isFollowed: () => listeners.size > 0,
  };
}
