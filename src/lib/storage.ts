/*
 * Web storage with a fallback: if it is blocked, broken or full, values are kept in memory for the lifetime
 * of the document, and callers need not know.
 */

/** String values by name, for the lifetime of the tab or the browser. */
interface Store {
  /** The value; `undefined` if there is none. */
  get: (name: string) => string | undefined;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** All names, in no particular order. */
  names: () => string[];
}

/** For the lifetime of the tab, including reloads. */
export const tabStore = openStorage(() => window.sessionStorage);

/** Shared by all tabs of this browser. */
export const browserStore = openStorage(() => window.localStorage);

/**
 * Wraps a browser storage, any access to which may throw.
 *
 * @internal exported for its test.
 */
export function openStorage(open: () => Storage): Store {
  // Values that the browser did not store or remove; they shadow the browser's values of the same name.
  const memory = new Map<string, string | undefined>();

  function read<Value>(from: (storage: Storage) => Value): Value | undefined {
    try {
      return from(open());
    } catch {
      return undefined;
    }
  }

  function change(name: string, text: string | undefined) {
    try {
      if (text === undefined) open().removeItem(name);
      else open().setItem(name, text);
      memory.delete(name);
    } catch {
      memory.set(name, text);
    }
  }

  return {
    get: (name) =>
      memory.has(name) ? memory.get(name) : (read((kept) => kept.getItem(name)) ?? undefined),
    set: change,
    remove: (name) => change(name, undefined),
    names: () => {
      const kept = read((storage) => Object.keys(storage)) ?? [];
      const names = new Set(kept.filter((name) => !memory.has(name)));
      for (const [name, text] of memory) if (text !== undefined) names.add(name);
      return [...names];
    },
  };
}
