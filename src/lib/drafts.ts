import { fingerprint } from './fingerprint';
import { isRecord } from './record';
import { rememberSent, subscribeToSent, wasSent } from './sent-drafts';
import { readJson, tabStore } from './storage';

/*
 * What was typed and not yet accepted by the server, for as long as the tab lives (decisions §4).
 * A draft belongs to one account and one form, and holds only the fields that differ from what an
 * untouched form would show. A copy that a duplicated tab keeps is none once the server has accepted
 * it from the other tab.
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
  /** All that differs is filled in again in no time: it may be lost without a question. */
  isQuick?: boolean;
}

interface StoredDraft extends Draft {
  /** Stays the same until the server accepts the draft; a duplicated tab copies it. */
  id: string;
}

const PREFIX = 'draft:';

const forms = new Map<string, Set<(sent: Fields) => void>>();
const watchers = new Set<() => void>();

/** What was kept of a form; without any field when there is no draft. */
export function readDraft(name: DraftName): Draft {
  const { values = {}, bookkeeping = {} } = unsent(keyOf(name)) ?? {};
  return { values, bookkeeping };
}

/** Keeps exactly this; without any value there is no draft. */
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

/** Keeps other bookkeeping beside the values, if any are kept. */
export function writeBookkeeping(name: DraftName, bookkeeping: Fields): void {
  const stored = unsent(keyOf(name));
  if (stored) writeDraft(name, { ...stored, bookkeeping });
}

/** Forgets the draft. */
export function removeDraft(name: DraftName): void {
  tabStore.remove(keyOf(name));
  tellWatchers();
}

/** Whether anything is kept. */
export function hasDraft(name: DraftName): boolean {
  return unsent(keyOf(name)) !== undefined;
}

/** Whether anything is kept that is not filled in again in no time. */
export function hasTypedDraft(name: DraftName): boolean {
  return isTyped(keyOf(name));
}

/** The same of any form, of one account or of all. */
export function hasTypedDrafts(owner?: string): boolean {
  const prefix = owner === undefined ? PREFIX : `${PREFIX}${owner}:`;
  return tabStore.names().some((key) => key.startsWith(prefix) && isTyped(key));
}

function isTyped(key: string): boolean {
  const stored = unsent(key);
  return stored !== undefined && !stored.isQuick;
}

/** Tells the draft as it is now from every other one, and from itself when it has changed. */
export function draftMark(name: DraftName): string | undefined {
  const stored = parseStored(keyOf(name));
  return stored && markOf(stored);
}

/** Whether another tab has sent this very draft, of which this tab keeps a copy. */
export function wasSentElsewhere(name: DraftName): boolean {
  const mark = draftMark(name);
  return mark !== undefined && wasSent(mark);
}

/**
 * The server has accepted these fields: the draft forgets them, and what was typed since stays. The
 * form hears of it if it stands somewhere, as after leaving and coming back.
 *
 * @param mark of the draft when it was sent: copies of it in other tabs are forgotten, too.
 */
export function acceptDraft(name: DraftName, sent: Fields, mark?: string): void {
  const { values, ...rest } = parseStored(keyOf(name)) ?? { values: {}, bookkeeping: {} };
  // What was typed since is a draft of its own.
  tabStore.remove(keyOf(name));
  writeDraft(name, { ...rest, values: changedFields(values, sent) });
  if (mark !== undefined) rememberSent(mark);
  for (const listener of forms.get(keyOf(name)) ?? []) listener(sent);
}

/**
 * Calls back with what the server has accepted of this form, sent by this tab or, while this one has
 * the same draft, by another; returns how to stop.
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

/** Calls back whenever a draft of this tab has changed; returns how to stop. */
export function subscribeToDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tellWatchers() {
  for (const watcher of watchers) watcher();
}

/** Those of the fields that are not the same in the others. */
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
  // Older releases kept the bookkeeping among the values, and no id.
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
