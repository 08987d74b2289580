/*
 * Whether the server can be reached, as its calls tell. One call without an answer may be that call's
 * own trouble; two different ones in a row, and nothing answered between them, are the connection's.
 */

type Connection = 'there' | 'doubtful' | 'gone';

/** A proxy answers in the place of a server that it does not reach. */
const GATEWAY_STATUSES = [502, 503, 504];

const unanswered = new Set<string>();
const listeners = new Set<() => void>();

/** What the last calls say of the server. */
export function getConnection(): Connection {
  if (unanswered.size === 0) return 'there';
  return unanswered.size === 1 ? 'doubtful' : 'gone';
}

/** Whether this call is the only one that has had no answer of late. */
export function isDoubted(call: string): boolean {
  return getConnection() === 'doubtful' && unanswered.has(call);
}

/**
 * Notes what came of a call.
 *
 * @param status of the answer, whatever it is worth; `undefined` when there was none.
 */
export function noteAnswer(call: string, status: number | undefined): void {
  const before = getConnection();
  if (status === undefined || GATEWAY_STATUSES.includes(status)) unanswered.add(call);
  else unanswered.clear();
  if (getConnection() !== before) for (const listener of listeners) listener();
}

/** Calls back when it changes; returns how to stop. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
