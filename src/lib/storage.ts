/*
 * Web storage with a fallback: if it is blocked, broken or full, values are kept in memory for the lifetime
 * of the document, and callers need not know.
 */

/** String values by name, for the lifetime of the tab or the browser. */
export interface Store {
  /** The value; `undefined` if there is none. */
  get: (name: string) => string | undefined;
  /** Returns whether the value will survive the document. */
  set: (name: string, text: string) => boolean;
  /** Returns whether that will survive the document. */
  remove: (name: string) => boolean;
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
  // Values that the browser did not store; they shadow the browser's values of the same name.
  const memory = new Map<string, string | undefined>();

  function attempt<Value>(touch: (storage: Storage) => Value): Value | undefined {
    try {
      return touch(open());
    } catch {
      return undefined;
    }
  }

  return {
    get: (name) =>
      memory.has(name) ? memory.get(name) : (attempt((kept) => kept.getItem(name)) ?? undefined),
    set: (name, text) => {
      const isKept = attempt((kept) => {
        kept.setItem(name, text);
        return true;
      });
      if (isKept) memory.delete(name);
      else memory.set(name, text);
      return isKept === true;
    },
    remove: (name) => {
      const isGone = attempt((kept) => {
        kept.removeItem(name);
        return true;
      });
      if (isGone) memory.delete(name);
      else memory.set(name, undefined);
      return isGone === true;
    },
    names: () => {
      const kept = attempt((storage) => Object.keys(storage)) ?? [];
      const names = new Set(kept.filter((name) => !memory.has(name)));
      for (const [name, text] of memory) if (text !== undefined) names.add(name);
      return [...names];
    },
  };
}
