import { openChannel } from './channel';
import { browserStore } from './storage';

/*
 * A duplicated tab starts with a copy of all drafts. Sent drafts are announced to the other tabs and
 * remembered for those that are asleep or have the form closed. Only fingerprints are stored, from which no
 * text can be recovered.
 */

const KEY = 'sent-drafts';
/** Older marks are dropped: a copy in another tab rarely outlives so many sendings. */
const MOST_MARKS = 100;

const channel = openChannel('spms-sent-drafts');

/** Stores the mark of a draft that the server accepted, and announces it to the other tabs. */
export function rememberSent(mark: string): void {
  browserStore.set(KEY, [...marks(), mark].slice(-MOST_MARKS).join(' '));
  channel.announce(mark);
}

/** Whether any tab has sent a draft with this mark. */
export function wasSent(mark: string): boolean {
  return marks().includes(mark);
}

/** Subscribes to the marks of drafts sent by other tabs; returns the unsubscriber. */
export function subscribeToSent(listener: (mark: string) => void): () => void {
  return channel.subscribe(listener);
}

function marks(): string[] {
  return (browserStore.get(KEY) ?? '').split(' ').filter(Boolean);
}
