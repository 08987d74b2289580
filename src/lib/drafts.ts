import { kept } from './kept';
import { isRecord } from './record';
import { tabStore } from './storage';

/*
 * Unsent input, stored for the lifetime of the tab (decisions §4): the fields of a form that differ from the untouched
 * form. A draft belongs to an account, and goes when it signs out.
 */

/** Fields of a form by name. */
export type Fields = Record<string, unknown>;

const drafts = kept<Fields>({
  name: 'draft',
  store: tabStore,
  read: (stored) => (isRecord(stored) ? { ...stored } : {}),
});

export const readDraft = drafts.read;
export const removeDraft = drafts.remove;

/** Replaces the draft; without fields it is removed. */
export function writeDraft(fields: Fields, owner: string, form: string): void {
  if (Object.keys(fields).length === 0) removeDraft(owner, form);
  else drafts.write(fields, owner, form);
}

/** Whether this tab has drafts: the browser asks before it is closed. */
export function hasDrafts(): boolean {
  return tabStore.names().some((name) => name.startsWith('draft:'));
}

/** The fields whose values differ from the others. */
export function changedFields(fields: Fields, others: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  );
}
