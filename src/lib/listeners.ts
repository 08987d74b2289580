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
