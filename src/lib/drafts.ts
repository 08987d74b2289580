import { fingerprint } from './fingerprint';
import { isRecord } from './record';
import { rememberSent, subscribeToSent, wasSent } from './sent-drafts';
import { readJson, tabStore } from './storage';

/*
 * Unsent input, stored for the lifetime of the tab (decisions §4). A draft belongs to one account and one
 * form and holds only the fields that differ from the untouched form. If a duplicated tab has a copy of a
 * draft that the other tab has sent, the copy counts as no draft.
 */

/** Account and form of a draft. */
export interface DraftName {
  /** Key of the account; '' for a visitor. */
  owner: string;
  /** Unique per form and per record that the form is about. */
  form: string;
}

/** Fields of a form by name. */
export type Fields = Record<string, unknown>;

/** Stored state of a form. */
export interface Draft {
  /** Fields that differ from the untouched form. */
  values: Fields;
  /** State that the form stores beside its values; never stored without values. */
  bookkeeping: Fields;
  /** All changed fields are quick to fill in again: may be discarded without asking. */
  isQuick?: boolean;
}

interface StoredDraft extends Draft {
  /** Stable until the server accepts the draft; a duplicated tab copies it. */
  id: string;
}

const PREFIX = 'draft:';

const forms = new Map<string, Set<(sent: Fields) => void>>();
const watchers = new Set<() => void>();

/** The stored draft; an empty one if there is none. */
export function readDraft(name: DraftName): Draft {
  const { values = {}, bookkeeping = {} } = unsent(keyOf(name)) ?? {};
  return { values, bookkeeping };
}

/** Replaces the draft; without values it is removed. */
export function writeDraft(name: DraftName, draft: Draft): void {
  const key = keyOf(name);
  if (Object.keys(draft.values).length === 0) {
    removeDraft(name);
    return;
  }
  const stored: StoredDraft = { ...draft, id: parseStored(key)?.id || randomId() };
  tabStore.set(key, JSON.stringify(stored));
  tellWatchers();
}

/** Replaces the bookkeeping of an existing draft. */
export function writeBookkeeping(name: DraftName, bookkeeping: Fields): void {
  const stored = unsent(keyOf(name));
  if (stored) writeDraft(name, { ...stored, bookkeeping });
}

/** Removes the draft. */
export function removeDraft(name: DraftName): void {
  tabStore.remove(keyOf(name));
  tellWatchers();
}

/** Whether there is a draft. */
export function hasDraft(name: DraftName): boolean {
  return unsent(keyOf(name)) !== undefined;
}

/** Whether there is a draft worth asking about before it is lost. */
export function hasTypedDraft(name: DraftName): boolean {
  return isTyped(keyOf(name));
}

/** The same for any form, of one account or of all. */
export function hasTypedDrafts(owner?: string): boolean {
  const prefix = owner === undefined ? PREFIX : `${PREFIX}${owner}:`;
  return tabStore.names().some((key) => key.startsWith(prefix) && isTyped(key));
}

function isTyped(key: string): boolean {
  const stored = unsent(key);
  return stored !== undefined && !stored.isQuick;
}

/** Fingerprint of the current content of the draft. */
export function draftMark(name: DraftName): string | undefined {
  const stored = parseStored(keyOf(name));
  return stored && markOf(stored);
}

/** Whether another tab has sent this very draft, of which this tab has a copy. */
export function wasSentElsewhere(name: DraftName): boolean {
  const mark = draftMark(name);
  return mark !== undefined && wasSent(mark);
}

/**
 * Removes accepted fields from the draft; input typed since stays. Notifies the form if it is mounted, for
 * example after leaving and coming back.
 *
 * @param mark of the draft when it was sent: removes copies of it in other tabs.
 * @param staying what of the accepted fields was not part of the change, and stays a draft.
 */
export function acceptDraft(
  name: DraftName,
  sent: Fields,
  mark?: string,
  staying: Fields = {},
): void {
  const { values, ...rest } = parseStored(keyOf(name)) ?? { values: {}, bookkeeping: {} };
  // Input typed since starts a new draft with a new id.
  tabStore.remove(keyOf(name));
  writeDraft(name, { ...rest, values: { ...staying, ...changedFields(values, sent) } });
  if (mark !== undefined) rememberSent(mark);
  for (const listener of forms.get(keyOf(name)) ?? []) listener(sent);
}

/**
 * Subscribes to fields of this form that the server has accepted, sent by this tab or, if this tab has the
 * same draft, by another one; returns the unsubscriber.
 */
export function subscribeToAcceptance(
  name: DraftName,
  listener: (sent: Fields) => void,
): () => void {
  const key = keyOf(name);
  const listeners = forms.get(key) ?? new Set();
  forms.set(key, listeners.add(listener));
  const stopHearing = subscribeToSent((mark) => {
    const stored = parseStored(key);
    if (!stored || markOf(stored) !== mark) return;
    removeDraft(name);
    listener(stored.values);
  });
  return () => {
    listeners.delete(listener);
    stopHearing();
  };
}

/** Subscribes to changes of any draft in this tab; returns the unsubscriber. */
export function subscribeToDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tellWatchers() {
  for (const watcher of watchers) watcher();
}

/** The fields whose values differ from the others. */
export function changedFields(fields: Fields, others: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  );
}

function unsent(key: string): StoredDraft | undefined {
  const stored = parseStored(key);
  return stored && !wasSent(markOf(stored)) ? stored : undefined;
}

function parseStored(key: string): StoredDraft | undefined {
  const kept = readJson(tabStore, key);
  if (!isRecord(kept) || Object.keys(kept).length === 0) return undefined;
  // Older releases stored the bookkeeping among the values, and no id.
  if (!isRecord(kept.values)) return { id: '', values: kept, bookkeeping: kept };
  return {
    id: typeof kept.id === 'string' ? kept.id : '',
    values: { ...kept.values },
    bookkeeping: isRecord(kept.bookkeeping) ? { ...kept.bookkeeping } : {},
    isQuick: kept.isQuick === true,
  };
}

function markOf({ id, values }: StoredDraft): string {
  const fields = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fingerprint(JSON.stringify([id, fields]));
}

function randomId(): string {
  return Math.random().toString(36).slice(2);
}

function keyOf({ owner, form }: DraftName): string {
  return `draft:${owner}:${form}`;
}
