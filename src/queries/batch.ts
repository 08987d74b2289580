import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { HttpError, isUnauthorized, NetworkError } from '@/api/errors';
import { getSession } from '@/api/session-store';
import { exclusively } from '@/lib/exclusively';
import {
  type Batch,
  type BatchName,
  type BatchRow,
  lockOf,
  readBatch,
  readBatchText,
  writeBatch,
} from '@/lib/kept-batch';
import { execute } from './execute';
import { mayHaveHappened } from './proof';

/** What is changed by the batches of one kind, and how. */
export interface BatchKind<Values> {
  /** One name a kind of change and thing that is changed. */
  batch: string;
  /** The values of a row as the browser has kept them; `undefined` for what is none. */
  readValues: (kept: unknown) => Values | undefined;
  /** Sends one row. */
  send: (values: Values, client: QueryClient) => Promise<void>;
  /** Tells what a row makes from what other rows make; the same for two rows that make the same. */
  identityOf: (values: Values) => string;
  /** Asks the server what it holds of the rows: an identity as often as it holds the thing. */
  read: (rows: readonly Values[], client: QueryClient) => Promise<readonly string[]>;
  /**
   * The same before the first call, where each row makes a thing of its own: what was there then is no
   * work of the batch. Without it the batch brings things into a state: one that is in it is done.
   */
  readBefore?: (rows: readonly Values[], client: QueryClient) => Promise<readonly string[]>;
  /** Whether the failure of a row that may have been done before shows that it was. */
  showsItWasDone?: (error: unknown, values: Values) => boolean;
  /** Why a row was refused, where the server says it without words. */
  reasonOf?: (error: unknown) => string | undefined;
  /** What a run makes stale. */
  invalidates: readonly QueryKey[];
}

/** An earlier batch of this kind is not finished, or another tab is at it: nothing was done here. */
export class BatchBusyError extends Error {
  override name = 'BatchBusyError';

  constructor() {
    super('an earlier batch of this kind is not finished');
  }
}

/** So many rows without an answer, one after another: the server cannot be reached. */
const MOST_UNANSWERED = 3;

/** The name of the account's batch of this kind. */
export function batchName({ batch }: Pick<BatchKind<never>, 'batch'>): BatchName {
  return { owner: getSession().account, batch };
}

/**
 * Keeps the rows as a batch and begins to send them; success is that they are kept. Before that the server
 * is asked what it holds already.
 *
 * @throws {BatchBusyError} and what the read throws; then nothing is kept or sent.
 */
export function beginBatchMutation<Values>(kind: BatchKind<Values>) {
  const name = batchName(kind);
  return mutationOptions({
    mutationKey: ['batch', name, 'begin'],
    mutationFn: (rows: readonly Values[], { client }: MutationFunctionContext) =>
      alone(name, async () => {
        const isLeft = keptBatch(kind, name)?.rows.some(({ state }) => state !== 'done');
        if (isLeft) throw new BatchBusyError();
        const before = countOf((await kind.readBefore?.(rows, client)) ?? []);
        writeBatch(name, {
          before,
          rows: rows.map((values, id) => ({ id, values, state: 'waiting' })),
        });
      }),
    // Nobody waits for it: the form that has begun it goes when the batch is there.
    onSuccess: (_answer, rows, _prepared, { client }) => {
      execute(client, runBatchMutation(kind), rows.length).catch(() => undefined);
    },
  });
}

/**
 * Sends the rows of the kept batch that are not done, one after another. Where nobody knows whether one was
 * done, the server is asked first. A failed row holds up no other one; a 401, `stopBatch` and a server that
 * cannot be reached leave the rest waiting. Its variable is how many rows are left, by which a second try is
 * told from a second click.
 *
 * @throws {BatchBusyError} where another tab is at it.
 * @throws {HttpError} a 401; also what the read of the doubtful rows throws, and then nothing is sent.
 */
export function runBatchMutation<Values>(kind: BatchKind<Values>) {
  const name = batchName(kind);
  return mutationOptions({
    mutationKey: ['batch', name, 'run'],
    mutationFn: (_left: number, { client }: MutationFunctionContext) =>
      alone(name, async () => {
        await prepare(kind, name, client);
        await sendWaiting(kind, name, client);
      }),
    meta: { invalidates: kind.invalidates },
  });
}

/** What a page needs of a batch, as `useBatch` takes it. */
export function batchActions<Values>(kind: BatchKind<Values>) {
  return {
    batch: kind.batch,
    readValues: kind.readValues,
    run: runBatchMutation(kind),
    stop: () => stopBatch(kind),
    failureText,
  };
}

/** Why a run has sent nothing more, in a sentence. */
function failureText(error: Error): string {
  if (error instanceof BatchBusyError) return 'Уже выполняется в другой вкладке.';
  if (isUnauthorized(error)) return 'Сервер не узнал сессию. Остальное сохранено.';
  return 'Не удалось узнать, что уже выполнено. Ничего не отправлено.';
}

/** Lets no further row of the batch begin, in whichever tab it is under way. */
export function stopBatch<Values>(kind: BatchKind<Values>): void {
  const name = batchName(kind);
  const batch = keptBatch(kind, name);
  if (batch) writeBatch(name, { ...batch, isStopping: true });
}

async function alone(name: BatchName, work: () => Promise<void>): Promise<void> {
  if (!(await exclusively(lockOf(name), work))) throw new BatchBusyError();
}

/** Makes every row that is not done a waiting one; doubtful ones that the server holds are done. */
async function prepare<Values>(kind: BatchKind<Values>, name: BatchName, client: QueryClient) {
  const batch = keptBatch(kind, name);
  if (!batch) return;
  // What is under way in no tab was under way in one that is gone.
  const rows = batch.rows.map((row) =>
    row.state === 'running' ? { ...row, state: 'doubtful' as const } : row,
  );
  writeBatch(name, { ...batch, rows, isStopping: false });
  const doubtful = rows.filter(({ state }) => state === 'doubtful').map(({ values }) => values);
  const held = doubtful.length > 0 ? await kind.read(doubtful, client) : [];
  const found = foundAmong(kind, { ...batch, rows }, countOf(held));
  const again = rows.map((row): BatchRow<Values> => {
    const { id, values, state, wasDoubtful } = row;
    if (state === 'done' || found.has(row)) return { id, values, state: 'done' };
    return {
      id,
      values,
      state: 'waiting',
      wasDoubtful: wasDoubtful === true || state === 'doubtful',
    };
  });
  writeBatch(name, { ...batch, rows: again, isStopping: false });
}

/** The doubtful rows that the server holds, of which neither the time before nor another row has the credit. */
function foundAmong<Values>(
  { identityOf, readBefore }: BatchKind<Values>,
  { rows, before }: Batch<Values>,
  held: Readonly<Record<string, number>>,
): ReadonlySet<BatchRow<Values>> {
  const found = new Set<BatchRow<Values>>();
  const unexplained = new Map(
    Object.entries(held).map(([identity, count]) => [identity, count - (before[identity] ?? 0)]),
  );
  const take = (row: BatchRow<Values>) => {
    const identity = identityOf(row.values);
    const count = unexplained.get(identity) ?? 0;
    if (readBefore) unexplained.set(identity, count - 1);
    return count > 0;
  };
  for (const row of rows) if (row.state === 'done') take(row);
  for (const row of rows) if (row.state === 'doubtful' && take(row)) found.add(row);
  return found;
}

async function sendWaiting<Values>(kind: BatchKind<Values>, name: BatchName, client: QueryClient) {
  let unanswered = 0;
  const keepRow = (row: BatchRow<Values>) => {
    const batch = keptBatch(kind, name);
    const rows = batch?.rows.map((other) => (other.id === row.id ? row : other));
    if (batch && rows) writeBatch(name, { ...batch, rows });
  };
  while (unanswered < MOST_UNANSWERED) {
    // Another tab may have stopped it, or taken it away.
    const batch = keptBatch(kind, name);
    const row = batch?.rows.find(({ state }) => state === 'waiting');
    if (!row || batch?.isStopping) return;
    keepRow({ ...row, state: 'running' });
    try {
      await kind.send(row.values, client);
      keepRow({ id: row.id, values: row.values, state: 'done' });
      unanswered = 0;
    } catch (error) {
      if (isUnauthorized(error)) {
        keepRow(row);
        throw error;
      }
      keepRow(rowAfter(error, row, kind));
      unanswered = error instanceof NetworkError ? unanswered + 1 : 0;
    }
  }
}

/** The row whose call has failed. */
function rowAfter<Values>(
  error: unknown,
  { id, values, wasDoubtful }: BatchRow<Values>,
  { showsItWasDone, reasonOf }: BatchKind<Values>,
): BatchRow<Values> {
  if (wasDoubtful && showsItWasDone?.(error, values)) return { id, values, state: 'done' };
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

function keptBatch<Values>(
  { readValues }: BatchKind<Values>,
  name: BatchName,
): Batch<Values> | undefined {
  return readBatch(readBatchText(name), readValues);
}

function countOf(identities: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const identity of identities) counts[identity] = (counts[identity] ?? 0) + 1;
  return counts;
}
