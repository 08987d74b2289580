/*
 * What was typed and not yet accepted by the server, per form, for as long as the tab lives
 * (decisions §4). A broken or full storage loses drafts, never the form.
 */
const PREFIX = 'draft:';

/** The fields that were kept under this name; empty when there is no draft. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

/** Keeps the fields under this name. */
export function writeDraft(name: string, fields: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(fields));
  } catch {
    // The quota is used up or storage is forbidden: the form works on without a draft.
  }
}

/** Whether there is a draft under this name. */
export function hasDraft(name: string): boolean {
  return sessionStorage.getItem(PREFIX + name) !== null;
}

/** Forgets one draft. */
export function removeDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Forgets every draft: the professor signs out. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
