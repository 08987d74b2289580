import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { HttpError, isServerBusy, isUnauthorized } from '@/api/errors';
import {
  type Batch,
  type BatchName,
  type BatchRow,
  readBatch,
  readBatchText,
  writeBatch,
} from '@/lib/kept-batch';
import { madeByLost } from '../lost-posts';
import { mayHaveHappened } from '../proof';
import { ServerBusyError } from './batch-errors';

/** How batches of one kind make their changes. A list of `Listed` shows whether a doubtful row was done. */
export interface BatchKind<Values, Listed> {
  /** Names the change and what it changes, such as `applications`; part of the storage key. */
  batch: string;
  /** Parses the stored values of a row; `undefined` if they are invalid. */
  readValues: (kept: unknown) => Values | undefined;
  /**
   * Sends one row.
   *
   * @param wasDoubtful an earlier call may have made the change, so a conflict may be with its own result.
   * @returns a note for a row that an earlier call has most likely done.
   */
  send: (
    values: Values,
    client: QueryClient,
    wasDoubtful: boolean,
  ) => Promise<AlreadyDone | undefined>;
  /** Equal for two rows that make the same. Browsers store it, so it must not change between releases. */
  identityOf: (values: Values) => string;
  /** Reads the list in which the results of these rows would appear. */
  read: (rows: readonly Values[], client: QueryClient) => Promise<readonly Listed[]>;
  /** Whether a listed item is what the row makes; every check of this noun uses the same function of `domain/`. */
  isSame: (listed: Listed, values: Values) => boolean;
  /**
   * The same read before the first call, for batches that create items: items listed then are not results of
   * the batch. Left out for batches that set a state, where an item already in that state counts as done.
   */
  readBefore?: (rows: readonly Values[], client: QueryClient) => Promise<readonly Listed[]>;
  /** The reason of a refusal that the server sends without a message. */
  reasonOf?: (error: unknown) => string | undefined;
  /** Queries that a run makes stale. */
  invalidates: readonly QueryKey[];
}

/** The note for a row that an earlier call has most likely done. */
type AlreadyDone = string;

/** After this many busy answers in a row the run pauses. */
const MOST_BUSY = 3;
/** Shortest pause, and how often a pause checks whether the batch was stopped; milliseconds. */
const PAUSE_STEP_MS = 1_000;

/**
 * Sets the rows that are not done and that `isTriedAgain` accepts to `waiting`. Asks the server first about the
 * doubtful ones: those that it has are done.
 */
export async function prepare<Values, Listed>(
  kind: BatchKind<Values, Listed>,
  name: BatchName,
  client: QueryClient,
  isTriedAgain: (row: BatchRow<Values>) => boolean = () => true,
) {
  const batch = keptBatch(kind, name);
  if (!batch) return;
  // This tab holds the lock, so a running row belongs to a closed tab: nobody knows its outcome.
  const rows = batch.rows.map((row) =>
    row.state === 'running' ? { ...row, state: 'doubtful' as const } : row,
  );
  writeBatch(name, { ...batch, rows, isStopping: false, pausedUntil: undefined });
  const doubtful = rows.filter((row) => row.state === 'doubtful' && isTriedAgain(row));
  const values = doubtful.map((row) => row.values);
  const listed = values.length > 0 ? await kind.read(values, client) : [];
  const found = carriedOut(kind, { ...batch, rows }, listed);
  const again = rows.map((row): BatchRow<Values> => {
    const { id, state, wasDoubtful } = row;
    if (state === 'done') return row;
    if (found.has(row)) return { id, values: row.values, state: 'done' };
    if (!isTriedAgain(row)) return row;
    return {
      id,
      values: row.values,
      state: 'waiting',
      wasDoubtful: wasDoubtful === true || state === 'doubtful',
    };
  });
  // The batch may have been stopped or removed during the read.
  const now = keptBatch(kind, name);
  if (now) writeBatch(name, { ...now, rows: again });
}

/** The doubtful rows that the server has done: the list has items that are neither older nor of a done row. */
function carriedOut<Values, Listed>(
  { identityOf, isSame }: BatchKind<Values, Listed>,
  { rows, before }: Batch<Values>,
  listed: readonly Listed[],
): ReadonlySet<BatchRow<Values>> {
  const valuesOf = new Map(rows.map(({ values }) => [identityOf(values), values]));
  const heldBefore = Object.entries(before).flatMap(([identity, count]) => {
    const values = valuesOf.get(identity);
    return values === undefined ? [] : Array.from({ length: count }, () => values);
  });
  const done = rows.filter(({ state }) => state === 'done').map(({ values }) => values);
  const doubtful = rows.filter(({ state }) => state === 'doubtful');
  const explained = [...heldBefore, ...done];
  const sent = [...explained, ...doubtful.map(({ values }) => values)];
  const made = madeByLost(listed, sent, isSame).slice(explained.length);
  return new Set(doubtful.filter((_row, index) => made[index] !== undefined));
}

export async function sendWaiting<Values, Listed>(
  kind: BatchKind<Values, Listed>,
  name: BatchName,
  client: QueryClient,
) {
  const writeRow = (row: BatchRow<Values>) => {
    const batch = keptBatch(kind, name);
    const rows = batch?.rows.map((other) => (other.id === row.id ? row : other));
    if (batch && rows) writeBatch(name, { ...batch, rows });
  };
  // Rows answered "busy" since the last other answer.
  let notTaken = new Set<number>();
  while (true) {
    // Another tab may have stopped or removed the batch.
    const batch = keptBatch(kind, name);
    const row = batch?.rows.find(({ state }) => state === 'waiting');
    if (!row || batch?.isStopping) return;
    const { id, values, wasDoubtful = false } = row;
    writeRow({ ...row, state: 'running' });
    try {
      const reason = await kind.send(values, client, wasDoubtful);
      writeRow({ id, values, state: 'done', reason });
      notTaken = new Set();
    } catch (error) {
      if (isUnauthorized(error)) {
        writeRow(row);
        throw error;
      }
      writeRow(rowAfter(error, row, kind.reasonOf));
      notTaken = isServerBusy(error) ? new Set([...notTaken, id]) : new Set();
      if (notTaken.size < MOST_BUSY) continue;
      if (!(await pauseAfter(error, kind, name))) return;
      const isNotTaken = (other: BatchRow<Values>) => notTaken.has(other.id);
      await prepare(kind, name, client, isNotTaken);
    }
  }
}

/**
 * Waits as long as the busy server asks; returns `false` if the batch was stopped meanwhile.
 *
 * @throws {ServerBusyError} if the server does not say how long.
 */
async function pauseAfter<Values, Listed>(
  error: unknown,
  kind: BatchKind<Values, Listed>,
  name: BatchName,
): Promise<boolean> {
  const pause = error instanceof HttpError ? error.retryAfter : undefined;
  if (pause === undefined) throw new ServerBusyError(error);
  const pausedUntil = Date.now() + Math.max(pause, PAUSE_STEP_MS);
  for (;;) {
    const batch = keptBatch(kind, name);
    if (!batch || batch.isStopping) return false;
    if (batch.pausedUntil !== pausedUntil) writeBatch(name, { ...batch, pausedUntil });
    const left = pausedUntil - Date.now();
    if (left <= 0) return true;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, PAUSE_STEP_MS)));
  }
}

/** The row after its call has failed. */
function rowAfter<Values>(
  error: unknown,
  { id, values, wasDoubtful }: BatchRow<Values>,
  reasonOf: ((error: unknown) => string | undefined) | undefined,
): BatchRow<Values> {
  const status = error instanceof HttpError ? `ошибка ${error.status}` : 'нет ответа';
  const words = reasonOf?.(error) ?? wordsOf(error);
  if (words !== undefined) return { id, values, state: 'refused', reason: words, wasDoubtful };
  return mayHaveHappened(error)
    ? { id, values, state: 'doubtful', reason: status }
    : { id, values, state: 'failed', reason: status, wasDoubtful };
}

/** The server's message for a refusal. */
function wordsOf(error: unknown): string | undefined {
  return error instanceof HttpError && !mayHaveHappened(error) ? error.serverMessage : undefined;
}

/** The stored batch. */
export function keptBatch<Values, Listed>(
  { readValues }: BatchKind<Values, Listed>,
  name: BatchName,
): Batch<Values> | undefined {
  return readBatch(readBatchText(name), readValues);
}

/** How many listed items equal what each row makes, by the row's identity. */
export function countListed<Values, Listed>(
  { identityOf, isSame }: BatchKind<Values, Listed>,
  rows: readonly Values[],
  listed: readonly Listed[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of listed) {
    const row = rows.find((values) => isSame(item, values));
    if (row === undefined) continue;
    const identity = identityOf(row);
    counts[identity] = (counts[identity] ?? 0) + 1;
  }
  return counts;
}
