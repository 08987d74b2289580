/** What the tester of this tab has to know, whenever it comes up; the panel shows the latest of it. */
export interface News {
  readonly latest: string | undefined;
  tell(text: string): void;
  /** Answers how to end the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nothing to tell at first, or `latest`. */
export function createNews(latest?: string): News {
  const listeners = new Set<() => void>();
  return {
    get latest() {
      return latest;
    },
    tell(text) {
      latest = text;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
