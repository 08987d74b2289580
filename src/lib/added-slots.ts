import type { Id } from './id';
import type { Interval } from './intervals';
import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * One server does not list free slots, so the browser remembers those added in it, per account (decisions
 * §2.13). Losing them costs no more than a refusal by the server.
 */
const PREFIX = 'added-slots:';

/** A slot that the server accepted; without an id if the server did not send one. */
export interface AddedSlot extends Interval {
  id?: Id | undefined;
}

/** The account's (`getSession().account`) remembered slots that are not over yet. */
export function readAddedSlots(account: string): AddedSlot[] {
  const kept = readJson(browserStore, PREFIX + account);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isAddedSlot).filter(({ end }) => end > Date.now());
}

/** Replaces the remembered slots of the account. */
export function writeAddedSlots(account: string, slots: readonly AddedSlot[]): void {
  if (slots.length === 0) browserStore.remove(PREFIX + account);
  else browserStore.set(PREFIX + account, JSON.stringify(slots));
}

function isAddedSlot(value: unknown): value is AddedSlot {
  return isRecord(value) && typeof value.start === 'number' && typeof value.end === 'number';
}
