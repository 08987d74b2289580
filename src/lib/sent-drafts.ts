import { openChannel } from './channel';
import { browserStore } from './storage';

/*
 * A duplicated tab begins with a copy of all drafts. Which drafts the server has accepted is told to
 * the other tabs, and remembered for those that do not listen: asleep, or with the form not open. Only
 * marks are kept, out of which no text can be read.
 */

const KEY = 'sent-drafts';
/** The oldest ones are forgotten: a copy in another tab is seldom older than so many sendings. */
const MOST_MARKS = 100;

const channel = openChannel('spms-sent-drafts');

/** Remembers the mark of a draft that the server has accepted, and tells the other tabs. */
export function rememberSent(mark: string): void {
  browserStore.set(KEY, [...marks(), mark].slice(-MOST_MARKS).join(' '));
  channel.announce(mark);
}

/** Whether a draft of this mark was accepted, whichever tab has sent it. */
export function wasSent(mark: string): boolean {
  return marks().includes(mark);
}

/** Calls back with the mark of each draft that another tab has sent; returns how to stop. */
export function subscribeToSent(listener: (mark: string) => void): () => void {
  return channel.subscribe(listener);
}

function marks(): string[] {
  return (browserStore.get(KEY) ?? '').split(' ').filter(Boolean);
}
