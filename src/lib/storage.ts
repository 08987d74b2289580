/** For the lifetime of the tab, including reloads. */
export const tabStore = openStorage(() => window.sessionStorage);

/** Shared by all tabs of this browser. */
export const browserStore = openStorage(() => window.localStorage);

/**
 * Texts by name in a browser storage, any access to which may throw. What it does not store is kept in memory for the lifetime of
 * the document, and callers need not know.
 *
 * @internal exported for its test.
 */
export function openStorage(open: () => Storage) {
  const memory = new Map<string, string>();

  function attempt<Value>(act: (storage: Storage) => Value): Value | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }

  function remove(name: string) {
    memory.delete(name);
    attempt((storage) => storage.removeItem(name));
  }

  return {
    get: (name: string) =>
      memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? undefined,
    set: (name: string, text: string) => {
      try {
        open().setItem(name, text);
        memory.delete(name);
      } catch {
        // A full storage would go on answering the value before.
        remove(name);
        memory.set(name, text);
      }
    },
    remove,
    names: () => [...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
  };
}
