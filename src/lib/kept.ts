import type { Store } from './storage';

interface KeptOptions<Value> {
  /** First part of the storage key; the account and other parts follow: `draft:ACCOUNT`. */
  name: string;
  /** `tabStore` until the tab is closed, `browserStore` for all tabs of this browser. */
  store: Store;
  /** Validates the stored value, which another release may have written; gets `undefined` for none or invalid JSON. */
  read: (stored: unknown) => Value;
}

/** A value stored in the browser as JSON, one for each key (decisions §5.16). */
export function kept<Value>({ name, store, read }: KeptOptions<Value>) {
  const keyOf = (owner: readonly string[]) => [name, ...owner].join(':');

  return {
    read: (...owner: string[]): Value => read(parsed(store.get(keyOf(owner)))),
    /** Returns whether the value will survive the document. Writing an empty list removes the key. */
    write: (value: Value, ...owner: string[]): boolean => {
      const text = JSON.stringify(value);
      return text === '[]' ? store.remove(keyOf(owner)) : store.set(keyOf(owner), text);
    },
    remove: (...owner: string[]): boolean => store.remove(keyOf(owner)),
  };
}

function parsed(text: string | undefined): unknown {
  // Throwing would be slow, and the session is read before the first paint and at every navigation.
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
