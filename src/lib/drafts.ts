import { tabStore } from './storage';

/*
 * What was typed and not yet accepted by the server, per form, for as long as the tab lives
 * (decisions §4).
 */
const PREFIX = 'draft:';

/** The fields that were kept under this name; empty when there is no draft. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(tabStore.get(PREFIX + name) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

/** Keeps the fields under this name. */
export function writeDraft(name: string, fields: Record<string, unknown>): void {
  tabStore.set(PREFIX + name, JSON.stringify(fields));
}

/** Whether there is a draft under this name. */
export function hasDraft(name: string): boolean {
  return tabStore.get(PREFIX + name) !== undefined;
}

/** Forgets one draft. */
export function removeDraft(name: string): void {
  tabStore.remove(PREFIX + name);
}

/** Forgets every draft: the professor signs out. */
export function removeAllDrafts(): void {
  for (const key of tabStore.names()) {
    if (key.startsWith(PREFIX)) tabStore.remove(key);
  }
}
