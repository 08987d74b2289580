import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { failureStatus, HttpError } from '@/api/errors';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';

/** How often a read is repeated that another change has cancelled. */
const MOST_CANCELLED = 5;

/** What a read says of a change: the server has made it, has not, or the read cannot tell. */
export type Verdict = 'done' | 'undone' | 'unknown';

/** The server answered with success, but its next read shows no change. */
export class UndoneError extends Error {
  override name = 'UndoneError';

  constructor() {
    super('the server has not done what it said');
  }
}

/** Neither the server's answer nor the read after it tells whether the change was made. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError';

  constructor(
    /** How the call failed; `undefined` after a success that the read casts doubt on. */
    readonly failure: Error | undefined,
  ) {
    super(`not known whether it was done: ${failure?.message ?? 'the read shows too little'}`);
  }
}

/** `meta.errorMessage` of a change whose success may be doubtful. */
export function unlessUnknown(unknown: string, failed: string): (error: Error) => string {
  return (error) => (error instanceof UnknownOutcomeError && !error.failure ? unknown : failed);
}

/** A change, and the read that tells whether it was made. */
interface ProvableChange<Answer, Data, Key extends QueryKey> {
  send: () => Promise<Answer>;
  /** The deciding query. */
  read: UseQueryOptions<Data, Error, Data, Key>;
  judge: (now: Data, before: Data | undefined) => Verdict;
  /** Makes the change visible in the cache. */
  onDone?: () => void | Promise<void>;
  /** Queries made stale by the change, whatever its outcome; in place of `meta.invalidates`. */
  invalidates: readonly QueryKey[];
  /** Servers have answered this change 200 without making it (decisions §1). */
  isSuccessDoubtful?: boolean;
}

/**
 * Sends a change and tells whether it was made (decisions §1). A failure may come after the change, and some
 * servers answer 200 without making it. In these cases the deciding query is read once and decides; if that
 * read fails, a 200 counts as success.
 *
 * @returns the server's answer; `undefined` after a failure that the read refutes.
 * @throws the server's refusal, or its failure if the read shows that nothing was done.
 * @throws {UndoneError} after a success that the read refutes.
 * @throws {UnknownOutcomeError} if neither tells; the cache then keeps its old data.
 */
export async function sendAndProve<Answer, Data, Key extends QueryKey>(
  client: QueryClient,
  change: ProvableChange<Answer, Data, Key>,
): Promise<Answer | undefined> {
  const { read, onDone, invalidates, isSuccessDoubtful = false } = change;
  const queryKey: QueryKey = read.queryKey;
  const before = client.getQueryData<Data>(queryKey);
  let answer: Answer | undefined;
  let failure: Error | undefined;
  try {
    answer = await change.send();
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  // Where 200 alone is a success, another 2xx has an outcome of its own (decisions §5.1).
  const isFailureDoubtful = mayHaveHappened(failure) && failureStatus(failure) >= 300;
  const isInDoubt = failure ? isFailureDoubtful : isSuccessDoubtful;
  let known = 0;
  try {
    if (!isInDoubt && !failure) await onDone?.();
  } finally {
    await cancelReads(client, invalidates);
    known = timesRead(client, queryKey);
    void invalidate(client, invalidates);
  }
  if (!isInDoubt) {
    if (failure) throw failure;
    return answer;
  }
  let verdict: Verdict = failure ? 'unknown' : 'done';
  try {
    // Joins the read that a page on the screen has just begun: the server pays for each (decisions §1).
    let now = await client.query(read);
    // If another change cancels the read, Query returns the old data: read again.
    for (
      let again = 0;
      timesRead(client, queryKey) === known && again < MOST_CANCELLED;
      again += 1
    ) {
      now = await client.query(read);
    }
    verdict = change.judge(now, before);
    if (verdict === 'unknown') client.setQueryData<Data>(queryKey, () => before);
  } catch {
    // The read has failed and tells nothing.
  }
  if (verdict === 'unknown') throw new UnknownOutcomeError(failure);
  if (verdict === 'undone') throw failure ?? new UndoneError();
  await onDone?.();
  return answer;
}

/** How often the query was read so far. */
function timesRead(client: QueryClient, queryKey: QueryKey): number {
  return client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
}

/** Reads queries anew. Reads under way may be older than the change and are cancelled first. */
export async function readAnew(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await cancelReads(client, keys);
  await invalidate(client, keys);
}

/** Drops reads under way, whose answers may be older than a change. */
function cancelReads(client: QueryClient, keys: readonly QueryKey[]) {
  return Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
}

/** Makes queries stale, and reads those that are on the screen. */
function invalidate(client: QueryClient, keys: readonly QueryKey[]) {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Judges a removal by the list. A list that lacks others of those known before proves nothing: servers
 * answer an empty one while the calendar behind it is down.
 */
export function isGone(
  now: ReadList<{ id: Id }>,
  before: ReadList<{ id: Id }> | undefined,
  id: Id,
): Verdict {
  const listed = new Set(now.items.map((item) => item.id));
  if (listed.has(id)) return 'undone';
  const hasLostOthers = before?.items.some((item) => item.id !== id && !listed.has(item.id));
  return hasLostOthers ? 'unknown' : 'done';
}

/**
 * The records that a server has created for what was sent, although it did not say so: listed now, not known before,
 * and the same. Each record counts once.
 */
export function findCreated<Listed extends { id: Id }, Sent>(
  listed: readonly Listed[],
  known: readonly { id: Id }[],
  sent: readonly Sent[],
  isSame: (listed: Listed, sent: Sent) => boolean,
): (Listed | undefined)[] {
  const taken = new Set(known.map(({ id }) => id));
  return sent.map((one) => {
    const found = listed.find((item) => !taken.has(item.id) && isSame(item, one));
    if (found) taken.add(found.id);
    return found;
  });
}

/**
 * Whether the server may have made the change although the call failed (decisions §1). Only a refusal says that
 * nothing was done.
 */
export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof HttpError && error.status >= 400 && error.status < 500);
}
