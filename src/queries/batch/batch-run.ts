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

/** What is changed by the batches of one kind, and how. `Listed` are the things by whose list a row is judged. */
export interface BatchKind<Values, Listed> {
  /** One name a kind of change and thing that is changed. */
  batch: string;
  /** The values of a row as the browser has kept them; `undefined` for what is none. */
  readValues: (kept: unknown) => Values | undefined;
  /**
   * Sends one row.
   *
   * @param wasDoubtful an earlier call may have done it: this one may find that in its own way.
   * @returns what is said of a row that turned out to be done already.
   */
  send: (
    values: Values,
    client: QueryClient,
    wasDoubtful: boolean,
  ) => Promise<AlreadyDone | undefined>;
  /** Equal for two rows that make the same. Browsers have kept it: it must stay the same in each release. */
  identityOf: (values: Values) => string;
  /** Reads what may be the work of the rows. */
  read: (rows: readonly Values[], client: QueryClient) => Promise<readonly Listed[]>;
  /** Whether a thing that was read is what the row makes: the noun's one notion of it, in `domain/`. */
  isSame: (listed: Listed, values: Values) => boolean;
  /**
   * The same read before the first call, where each row makes a thing of its own: what was there then is no
   * work of the batch. Without it the batch brings things into a state: one that is in it is done.
   */
  readBefore?: (rows: readonly Values[], client: QueryClient) => Promise<readonly Listed[]>;
  /** Why a row was refused, where the server says it without words. */
  reasonOf?: (error: unknown) => string | undefined;
  /** What a run makes stale. */
  invalidates: readonly QueryKey[];
}

/** What is said of a row that an earlier call has most likely done. */
type AlreadyDone = string;

/** So many rows that the server could not take, one after another: it is not asked for the next one. */
const MOST_BUSY = 3;
/** Shortest pause, and how soon a pause notices that the batch was stopped; milliseconds. */
const PAUSE_STEP_MS = 1_000;

/**
 * Makes every row that is not done a waiting one, or of those only the ones that `isTriedAgain` names; doubtful
 * ones that the server holds are done.
 */
export async function prepare<Values, Listed>(
  kind: BatchKind<Values, Listed>,
  name: BatchName,
  client: QueryClient,
  isTriedAgain: (row: BatchRow<Values>) => boolean = () => true,
) {
  const batch = keptBatch(kind, name);
  if (!batch) return;
  // What is under way in no tab was under way in one that is gone.
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
  // It may have been stopped or taken away during the read.
  const now = keptBatch(kind, name);
  if (now) writeBatch(name, { ...now, rows: again });
}

/** The doubtful rows that were carried out: the list has things that neither the time before nor a done row explains. */
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
  // The rows that a busy server has not taken, since the last one that it has judged.
  let notTaken = new Set<number>();
  while (true) {
    // Another tab may have stopped it, or taken it away.
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
 * Waits for as long as the answer of a busy server says; returns whether to go on, and not to where the batch was
 * stopped meanwhile.
 *
 * @throws {ServerBusyError} where it does not say.
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

/** The row whose call has failed. */
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

/** What the server has said of a refusal. */
function wordsOf(error: unknown): string | undefined {
  return error instanceof HttpError && !mayHaveHappened(error) ? error.serverMessage : undefined;
}

/** The batch as it is kept. */
export function keptBatch<Values, Listed>(
  { readValues }: BatchKind<Values, Listed>,
  name: BatchName,
): Batch<Values> | undefined {
  return readBatch(readBatchText(name), readValues);
}

/** How often the list has what each row makes, by its identity. */
export function countListed<Values, Listed>(
  { identityOf, isSame }: BatchKind<Values, Listed>,
  rows: readonly Values[],
  listed: readonly Listed[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of listed) {
    const row = rows.find((values) => isSame(thing, values));
    if (row === undefined) continue;
    const identity = identityOf(row);
    counts[identity] = (counts[identity] ?? 0) + 1;
  }
  return counts;
}
