/** A value that components follow; `undefined` while there is none. */
export interface Observable<Value> {
  readonly current: () => Value | undefined;
  readonly set: (value: Value | undefined) => void;
  /** Calls back whenever the value is set; returns the way out. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Whether anybody would be called back. */
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
