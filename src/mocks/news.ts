/** Messages for the tester of this tab; the panel shows the latest one. */
export type News = ReturnType<typeof createNews>;

const KEPT = 'spms-sandbox-news';

/** Starts with the message that the previous document left in `memory`. */
export function createNews(memory?: Storage) {
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
    /** Also shows it in the next document of this tab: when the sessions end, the app reloads. */
    tellTwice(text: string) {
      memory?.setItem(KEPT, text);
      tell(text);
    },
    /** Returns a function that ends the subscription. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
