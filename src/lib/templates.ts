import { compareTexts } from './compare-texts';
import { nameKey } from './fold-text';
import { browserStore, readJson } from './storage';

/*
 * Named sets for reuse, such as criteria or tasks. The contract has no call for them: they are stored in this
 * browser, per account (decisions §5.42).
 */

/** Templates of a kind per account, at most. */
export const MOST_TEMPLATES = 20;

/** Characters of a template's name. */
export const TEMPLATE_NAME_LENGTH = 80;

export interface Template {
  name: string;
}

interface TemplateFormat<T extends Template> {
  /** Start of the storage key, which the account (`getSession().account`) completes. */
  prefix: string;
  /** Reads a stored template; `undefined` for what is none. */
  parse: (kept: unknown) => T | undefined;
  /** The template as it is stored. */
  format: (template: T) => unknown;
}

export interface TemplateStore<T extends Template> {
  /** The templates of the account, by name. */
  read: (account: string) => T[];
  /**
   * Stores the template in the place of `old` and of any other one of its name. Returns whether it was stored
   * durably; if not, the earlier ones stay.
   */
  put: (account: string, template: T, old?: T) => boolean;
  /** Removes the template; returns as `put` does. */
  remove: (account: string, template: T) => boolean;
}

/** The stored templates of one kind. */
export function templateStore<T extends Template>({
  prefix,
  parse,
  format,
}: TemplateFormat<T>): TemplateStore<T> {
  function read(account: string): T[] {
    const kept = readJson(browserStore, prefix + account);
    if (!Array.isArray(kept)) return [];
    return kept
      .map((one) => parse(one))
      .filter((one) => one !== undefined)
      .toSorted((a, b) => compareTexts(a.name, b.name));
  }

  /** Reads the others anew: another tab may have changed them. */
  function readWithout(account: string, gone: readonly T[]): T[] {
    const keys = new Set(gone.map(({ name }) => nameKey(name)));
    return read(account).filter(({ name }) => !keys.has(nameKey(name)));
  }

  function write(account: string, templates: readonly T[]): boolean {
    const key = prefix + account;
    const before = browserStore.get(key);
    const isKept = browserStore.set(key, JSON.stringify(templates.map((one) => format(one))));
    if (!isKept) {
      // Without this, the in-memory copy would show templates that a reload loses.
      if (before === undefined) browserStore.remove(key);
      else browserStore.set(key, before);
    }
    return isKept;
  }

  return {
    read,
    put: (account, template, old = template) =>
      write(account, [...readWithout(account, [old, template]), template]),
    remove: (account, template) => write(account, readWithout(account, [template])),
  };
}

/** The template of this name, as `nameKey` compares names. */
export function findTemplate<T extends Template>(
  templates: readonly T[],
  name: string,
): T | undefined {
  const key = nameKey(name);
  return templates.find((template) => nameKey(template.name) === key);
}
