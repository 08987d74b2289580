/** Messages for the tester of this tab; the panel shows the latest one. */
export interface News {
  readonly latest: string | undefined;
  tell(text: string): void;
  /** Also shows it in the next document of this tab: when the sessions end, the app reloads. */
  tellTwice(text: string): void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

const KEPT = 'spms-sandbox-news';

/** Starts with the message that the previous document left in `memory`. */
export function createNews(memory?: Storage): News {
  let latest = memory?.getItem(KEPT) ?? undefined;
  memory?.removeItem(KEPT);
  const listeners = new Set<() => void>();
  function tell(text: string) {
    latest = text;
    for (const listener of listeners) listener();
  }
  return {
    get latest() {
      return latest;
    },
    tell,
    tellTwice(text) {
      memory?.setItem(KEPT, text);
      tell(text);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
