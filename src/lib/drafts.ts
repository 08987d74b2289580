import { openChannel } from './channel';
import { fingerprint } from './fingerprint';
import { kept } from './kept';
import { isRecord } from './record';
import { browserStore, tabStore } from './storage';
import { createListeners } from './store';

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
  /** The owner was told that the draft stays, and has typed nothing in it since. */
  isTold?: boolean;
}

const drafts = kept<StoredDraft | undefined>({ name: 'draft', store: tabStore, read: storedDraft });

const { tell: tellChange, subscribe } = createListeners();
const accepted = createListeners<[name: DraftName, sent: Fields]>();

/** The stored draft; an empty one if there is none. */
export function readDraft(name: DraftName): Draft {
  const { values = {}, bookkeeping = {} } = unsent(stored(name)) ?? {};
  return { values, bookkeeping };
}

/** Replaces the draft; without values it is removed. */
export function writeDraft(name: DraftName, draft: Draft): void {
  if (Object.keys(draft.values).length === 0) {
    removeDraft(name);
    return;
  }
  const id = stored(name)?.id || randomId();
  drafts.write({ ...draft, id }, name.owner, name.form);
  tellChange();
}

/** Replaces the bookkeeping of an existing draft. */
export function writeBookkeeping(name: DraftName, bookkeeping: Fields): void {
  const draft = unsent(stored(name));
  if (draft) writeDraft(name, { ...draft, bookkeeping });
}

/** Removes the draft. */
export function removeDraft(name: DraftName): void {
  drafts.remove(name.owner, name.form);
  tellChange();
}

/** Whether there is a draft worth asking about before it is lost. */
export function hasTypedDraft(name: DraftName): boolean {
  return unsent(stored(name))?.isQuick === false;
}

/** Whether any form has such a draft, of one account or of all. */
export function hasTypedDrafts(owner?: string): boolean {
  return draftsOf(owner).some(hasTypedDraft);
}

/** The drafts in this tab, of one account or of all. */
export function draftsOf(owner?: string): DraftName[] {
  return tabStore.names().flatMap((key) => {
    const [kind, account = '', ...form] = key.split(':');
    const isWanted = kind === 'draft' && (owner === undefined || account === owner);
    return isWanted ? { owner: account, form: form.join(':') } : [];
  });
}

/** Whether the owner knows that the draft stays, and has typed nothing in it since. */
export function isTold(name: DraftName): boolean {
  return stored(name)?.isTold === true;
}

/** Notes that the owner was told: signing out does not ask about this draft again, and keeps it. */
export function noteTold(name: DraftName): void {
  const draft = stored(name);
  if (draft) drafts.write({ ...draft, isTold: true }, name.owner, name.form);
}

/** Fingerprint of the current content of the draft. */
export function draftMark(name: DraftName): string | undefined {
  const draft = stored(name);
  return draft && markOf(draft);
}

/** Whether another tab has sent the draft that this tab has a copy of. */
export function wasSentElsewhere(name: DraftName): boolean {
  const mark = draftMark(name);
  return mark !== undefined && wasSent(mark);
}

/**
 * Removes accepted fields from the draft; input typed since stays. Notifies the form if it is mounted, for
 * example after leaving and coming back.
 *
 * @param mark of the draft when it was sent: removes copies of it in other tabs.
 * @param staying the accepted fields that were not part of the change; they stay in the draft.
 */
export function acceptDraft(
  name: DraftName,
  sent: Fields,
  mark?: string,
  staying: Fields = {},
): void {
  const { values, ...rest } = stored(name) ?? { values: {}, bookkeeping: {} };
  // Input typed since starts a new draft with a new id.
  drafts.remove(name.owner, name.form);
  writeDraft(name, { ...rest, values: { ...staying, ...changedFields(values, sent) } });
  if (mark !== undefined) rememberSent(mark);
  accepted.tell(name, sent);
}

/**
 * Subscribes to fields of this form that the server has accepted, sent by this tab or by another tab with a copy
 * of the draft; returns the unsubscriber.
 */
export function subscribeToAcceptance(
  name: DraftName,
  listener: (sent: Fields) => void,
): () => void {
  const stopHearingHere = accepted.subscribe(({ owner, form }, sent) => {
    if (owner === name.owner && form === name.form) listener(sent);
  });
  const stopHearingTabs = subscribeToSent((mark) => {
    const draft = stored(name);
    if (!draft || markOf(draft) !== mark) return;
    removeDraft(name);
    listener(draft.values);
  });
  return () => {
    stopHearingHere();
    stopHearingTabs();
  };
}

/** Subscribes to changes of any draft in this tab; returns the unsubscriber. */
export const subscribeToDrafts = subscribe;

/** The fields whose values differ from the others. */
export function changedFields(fields: Fields, others: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name]),
    ),
  );
}

function stored({ owner, form }: DraftName): StoredDraft | undefined {
  return drafts.read(owner, form);
}

function unsent(draft: StoredDraft | undefined): StoredDraft | undefined {
  return draft && !wasSent(markOf(draft)) ? draft : undefined;
}

function storedDraft(value: unknown): StoredDraft | undefined {
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  // Older releases stored the bookkeeping among the values, and no id.
  if (!isRecord(value.values)) return { id: '', values: value, bookkeeping: value, isQuick: false };
  return {
    id: typeof value.id === 'string' ? value.id : '',
    values: { ...value.values },
    bookkeeping: isRecord(value.bookkeeping) ? { ...value.bookkeeping } : {},
    isQuick: value.isQuick === true,
    isTold: value.isTold === true,
  };
}

function markOf({ id, values }: StoredDraft): string {
  const fields = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fingerprint(JSON.stringify([id, fields]));
}

function randomId(): string {
  return Math.random().toString(36).slice(2);
}

/*
 * A duplicated tab starts with a copy of all drafts. Sent drafts are announced to the other tabs and
 * remembered for those that are asleep or have the form closed. Only fingerprints are stored, from which no
 * text can be recovered.
 */

const KEY = 'sent-drafts';
/** Most stored marks; a copy in another tab rarely outlives this many submissions. */
const MOST_MARKS = 100;

const channel = openChannel('spms-sent-drafts');

/** Stores the mark of a draft that the server accepted, and announces it to the other tabs. */
function rememberSent(mark: string): void {
  browserStore.set(KEY, [...marks(), mark].slice(-MOST_MARKS).join(' '));
  channel.announce(mark);
}

/** Whether any tab has sent a draft with this mark. */
function wasSent(mark: string): boolean {
  return marks().includes(mark);
}

/** Subscribes to the marks of drafts sent by other tabs; returns the unsubscriber. */
function subscribeToSent(listener: (mark: string) => void): () => void {
  return channel.subscribe(listener);
}

function marks(): string[] {
  return (browserStore.get(KEY) ?? '').split(' ').filter(Boolean);
}
