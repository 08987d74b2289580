import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { failureStatus, HttpError } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';

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
    readonly failure: unknown,
    /** The record that the list shows since a creation failed (decisions §1). */
    readonly createdId?: Id | undefined,
  ) {
    super('not known whether it was done');
  }
}

/** `meta.errorMessage` of a change whose success may be doubtful. */
export function unlessUnknown(unknown: string, failed: string): (error: Error) => string {
  return (error) => (error instanceof UnknownOutcomeError && !error.failure ? unknown : failed);
}

/** A change, and the read that tells whether it was made. */
interface ProvableChange<Data, Key extends QueryKey> {
  send: () => Promise<void>;
  /** The deciding query. */
  read: UseQueryOptions<Data, Error, Data, Key>;
  judge: (now: Data, before: Data | undefined) => Verdict | Promise<Verdict>;
  /** Makes the change visible in the cache. */
  onDone?: () => void | Promise<void>;
  /** Queries made stale by the change, whatever its outcome; in place of `meta.invalidates`. */
  invalidates: readonly QueryKey[];
  /** Servers have answered this change 200 without making it (decisions §1). */
  isSuccessDoubtful?: boolean;
}

/**
 * Sends a change and tells whether it was made, for changes about which servers are known to be wrong (decisions §1):
 * they fail after making it, or answer 200 without making it. Then one read decides; if that read fails, a 200 counts
 * as success.
 *
 * @throws the server's refusal, or its failure if the read shows that nothing was done.
 * @throws {UndoneError} after a success that the read refutes.
 * @throws {UnknownOutcomeError} if neither tells; the cache then keeps its old data.
 */
export async function sendAndProve<Data, Key extends QueryKey>(
  client: QueryClient,
  change: ProvableChange<Data, Key>,
): Promise<void> {
  const { read, judge, onDone, invalidates, isSuccessDoubtful = false } = change;
  const before = client.getQueryData<Data>(read.queryKey);
  let failure: Error | undefined;
  try {
    await change.send();
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  const isInDoubt = failure ? mayHaveHappened(failure) : isSuccessDoubtful;
  if (!isInDoubt && !failure) await onDone?.();
  await readAnew(client, invalidates);
  if (!isInDoubt) {
    if (failure) throw failure;
    return;
  }
  let verdict: Verdict = failure ? 'unknown' : 'done';
  try {
    verdict = await judge(await readSince(client, read), before);
    if (verdict === 'unknown') client.setQueryData<Data>(read.queryKey, () => before);
  } catch {
    // The read has failed and tells nothing.
  }
  if (verdict === 'unknown') throw new UnknownOutcomeError(failure);
  if (verdict === 'undone') throw failure ?? new UndoneError();
  await onDone?.();
}

/** A creation, and the list in which its record will be. */
interface Creation<Answer, Listed extends { id: Id }, Key extends QueryKey> {
  send: () => Promise<Answer>;
  read: UseQueryOptions<ReadList<Listed>, Error, ReadList<Listed>, Key>;
  isSame: (listed: Listed) => boolean;
  /** In place of `meta.invalidates`; includes the list. */
  invalidates: readonly QueryKey[];
}

/**
 * Sends a creation. After an answer that does not tell, the list is read once for a record that was not in it before.
 *
 * @throws the server's refusal.
 * @throws {UnknownOutcomeError} after any other failure, with the record if the list has it.
 */
export async function sendCreation<Answer, Listed extends { id: Id }, Key extends QueryKey>(
  client: QueryClient,
  { send, read, isSame, invalidates }: Creation<Answer, Listed, Key>,
): Promise<Answer> {
  const before = client.getQueryData<ReadList<Listed>>(read.queryKey);
  let failure: unknown;
  try {
    return await send();
  } catch (error) {
    failure = error;
  } finally {
    await readAnew(client, invalidates);
  }
  if (!mayHaveHappened(failure)) throw failure;
  const now = await readSince(client, read).catch(() => undefined);
  const created = findCreated(now?.items ?? [], before?.items ?? [], [isSame], (item, is) =>
    is(item),
  );
  // Without the list before, a record that is there may be an older one.
  throw new UnknownOutcomeError(failure, before && created[0]?.id);
}

/** Reads a query that a change has made stale. */
async function readSince<Data, Key extends QueryKey>(
  client: QueryClient,
  read: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  for (;;) {
    // Joins the read that a page on the screen has just begun: the server pays for each (decisions §1).
    const now = await client.query(read);
    // Where another change has cancelled the read, Query returns the old data.
    if (!client.getQueryState(read.queryKey)?.isInvalidated) return now;
  }
}

/**
 * Makes queries stale, and begins to read those that are on the screen. Reads under way may be older than the change and
 * are broken off first.
 */
export async function readAnew(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
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

/** The failure of the call behind an error of this file; any other error as it is. */
export function callFailure(error: unknown): unknown {
  return error instanceof UnknownOutcomeError ? error.failure : error;
}

/** What is known of a creation that failed: how its call did, and whether the record may be there all the same. */
export function failedCreation(error: Error) {
  const failure = callFailure(error);
  const isUnknown = error instanceof UnknownOutcomeError;
  return {
    status: failureStatus(failure),
    details: failureDetails(failure),
    isUnknown,
    createdId: isUnknown ? error.createdId : undefined,
  };
}
