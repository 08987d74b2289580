/** Listeners in this document, each called by every `tell`. */
export function createListeners<News extends unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell: (...news: News): void => {
      for (const listener of listeners) listener(...news);
    },
    /** Returns the unsubscriber. */
    subscribe: (listener: (...news: News) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value outside of React, which components read by `useStore`. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { tell, subscribe } = createListeners();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
  };
}
