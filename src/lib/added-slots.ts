import type { Id } from './id';
import type { Interval } from './intervals';

/*
 * One server does not list free slots, so the browser remembers those that were added in it
 * (decisions §2.13). They belong to one session: a browser may be shared. A broken or full storage
 * forgets them, which costs a refusal by the server and nothing else.
 */
const KEY = 'spms-added-slots';

/** A slot that the server has accepted; without an id when the server did not tell it. */
export interface AddedSlot extends Interval {
  id?: Id | undefined;
}

/** The slots added in this session that are not over yet. */
export function readAddedSlots(session: string): AddedSlot[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.session !== fingerprint(session)) return [];
    return kept.slots.filter(({ end }) => end > Date.now());
  } catch {
    return [];
  }
}

/** Remembers exactly these slots. */
export function writeAddedSlots(session: string, slots: readonly AddedSlot[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ session: fingerprint(session), slots }));
  } catch {
    // The quota is used up or storage is forbidden.
  }
}

function isKept(value: unknown): value is { session: string; slots: AddedSlot[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'session' in value &&
    'slots' in value &&
    Array.isArray(value.slots)
  );
}

/** Tells sessions apart without a copy of the token outside of its cookie. */
function fingerprint(session: string): string {
  let hash = 0;
  for (const character of session) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}
