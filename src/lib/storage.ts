/*
 * The browser's storage behind one door. Where it is forbidden, broken or full, memory takes its
 * place: what was kept then lives as long as the document, and nobody has to know.
 */

/** Texts under names, for as long as the tab or the browser keeps them. */
export interface Store {
  /** The text under the name; `undefined` where there is none. */
  get: (name: string) => string | undefined;
  /** Answers whether it will outlive the document. */
  set: (name: string, text: string) => boolean;
  remove: (name: string) => void;
  /** All names, in no particular order. */
  names: () => string[];
}

/** Lives as long as the tab, a reload included. */
export const tabStore = createStore(() => window.sessionStorage);

/** Shared by all tabs of this browser. */
export const browserStore = createStore(() => window.localStorage);

/** The JSON under the name; `undefined` where there is none, or a text that is no JSON. */
export function readJson(store: Store, name: string): unknown {
  try {
    return JSON.parse(store.get(name) ?? '');
  } catch {
    return undefined;
  }
}

/** A store over one of the browser's, which may throw at each touch, even at the first one. */
export function createStore(open: () => Storage): Store {
  // What the browser did not take; it hides what the browser still holds under the same name.
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
    },
    names: () => {
      const kept = attempt((storage) => Object.keys(storage)) ?? [];
      const names = new Set(kept.filter((name) => !memory.has(name)));
      for (const [name, text] of memory) if (text !== undefined) names.add(name);
      return [...names];
    },
  };
}
