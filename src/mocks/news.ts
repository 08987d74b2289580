/** What the tester of this tab has to know, whenever it comes up; the panel shows the latest of it. */
export interface News {
  readonly latest: string | undefined;
  tell(text: string): void;
  /** Tells it to the next document of this tab, too: when the sessions end, the application begins anew. */
  tellTwice(text: string): void;
  /** Answers how to end the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

const KEPT = 'spms-sandbox-news';

/** Nothing to tell at first, or `latest`, or what the document before this one left in `memory` to be told. */
export function createNews(latest?: string, memory?: Storage): News {
  latest = memory?.getItem(KEPT) ?? latest;
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
