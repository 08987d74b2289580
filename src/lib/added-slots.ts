import type { Id } from './id';
import type { Interval } from './intervals';
import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * One server does not list free slots, so the browser remembers those that were added in it
 * (decisions §2.13). They belong to an account: a browser may be shared, and a professor signs in
 * again and again. What storage loses costs a refusal by the server and nothing else.
 */
const PREFIX = 'added-slots:';

/** A slot that the server has accepted; without an id when the server did not tell it. */
export interface AddedSlot extends Interval {
  id?: Id | undefined;
}

/** The slots added in this browser by the account (`getSession().account`) that are not over yet. */
export function readAddedSlots(account: string): AddedSlot[] {
  const kept = readJson(browserStore, PREFIX + account);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isAddedSlot).filter(({ end }) => end > Date.now());
}

/** Remembers exactly these slots of the account. */
export function writeAddedSlots(account: string, slots: readonly AddedSlot[]): void {
  if (slots.length === 0) browserStore.remove(PREFIX + account);
  else browserStore.set(PREFIX + account, JSON.stringify(slots));
}

function isAddedSlot(value: unknown): value is AddedSlot {
  return isRecord(value) && typeof value.start === 'number' && typeof value.end === 'number';
}
