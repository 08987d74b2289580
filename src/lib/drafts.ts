import { isRecord } from './record';
import { tabStore } from './storage';

/*
 * What was typed and not yet accepted by the server, for as long as the tab lives (decisions §4).
 * A draft belongs to one account and one form, and holds only the fields that differ from what an
 * untouched form would show.
 */

/** Whose draft it is and of which form. */
export interface DraftName {
  /** Key of the account; '' for a visitor. */
  owner: string;
  /** One name a form and thing that the form is about. */
  form: string;
}

/** Fields of a form by name. */
export type Fields = Record<string, unknown>;

/** What is kept of a form. */
export interface Draft {
  /** The fields that differ from what an untouched form would show. */
  values: Fields;
  /** What the form has to remember beside its values; never kept without any of them. */
  bookkeeping: Fields;
}

const listeners = new Map<string, Set<(sent: Fields) => void>>();

/** What was kept of a form; without any field when there is no draft. */
export function readDraft(name: DraftName): Draft {
  const kept = parseKept(tabStore.get(keyOf(name)) ?? '{}');
  // Older releases kept the bookkeeping among the values.
  if (!isRecord(kept.values)) return { values: kept, bookkeeping: kept };
  return {
    values: { ...kept.values },
    bookkeeping: isRecord(kept.bookkeeping) ? { ...kept.bookkeeping } : {},
  };
}

function parseKept(text: string): Fields {
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps exactly this; without any value there is no draft. */
export function writeDraft(name: DraftName, draft: Draft): void {
  if (Object.keys(draft.values).length === 0) tabStore.remove(keyOf(name));
  else tabStore.set(keyOf(name), JSON.stringify(draft));
}

/** Forgets the draft. */
export function removeDraft(name: DraftName): void {
  tabStore.remove(keyOf(name));
}

/** Whether anything is kept. */
export function hasDraft(name: DraftName): boolean {
  return tabStore.get(keyOf(name)) !== undefined;
}

/**
 * The server has accepted these fields: the draft forgets them, and what was typed since stays. The
 * form hears of it if it stands somewhere, as after leaving and coming back.
 */
export function acceptDraft(name: DraftName, sent: Fields): void {
  const { values, bookkeeping } = readDraft(name);
  writeDraft(name, { values: changedFields(values, sent), bookkeeping });
  for (const listener of listeners.get(keyOf(name)) ?? []) listener(sent);
}

/** Calls back with what the server has accepted of this form; returns how to stop. */
export function subscribeToAcceptance(
  name: DraftName,
  listener: (sent: Fields) => void,
): () => void {
  const key = keyOf(name);
  const forms = listeners.get(key) ?? new Set();
  listeners.set(key, forms.add(listener));
  return () => forms.delete(listener);
}

/** Those of the fields that are not the same in the others. */
export function changedFields(fields: Fields, others: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  );
}

function keyOf({ owner, form }: DraftName): string {
  return `draft:${owner}:${form}`;
}
