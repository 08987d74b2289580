import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query';
import { getSession } from '@/api/session-store';
import { exclusively } from '@/lib/exclusively';
import { type BatchName, lockOf, writeBatch } from '@/lib/kept-batch';
import { execute } from '../execute';
import { BatchBusyError, BatchUnfinishedError, failureText } from './batch-errors';
import { type BatchKind, countListed, keptBatch, prepare, sendWaiting } from './batch-run';

/**
 * The name of the account's batch of this kind.
 *
 * @internal exported for its test.
 */
export function batchName({ batch }: { batch: string }): BatchName {
  return { owner: getSession().account, batch };
}

/**
 * Stores the rows as a batch and starts sending them; succeeds as soon as they are stored. The server's list is
 * read before.
 *
 * @throws {BatchBusyError} or {BatchUnfinishedError}, or the error of the read; then nothing is stored or sent.
 */
export function beginBatchMutation<Values, Listed>(kind: BatchKind<Values, Listed>) {
  const name = batchName(kind);
  return mutationOptions({
    mutationKey: ['batch', name, 'begin'],
    mutationFn: (rows: readonly Values[], { client }: MutationFunctionContext) =>
      onlyHere(name, async () => {
        const isLeft = keptBatch(kind, name)?.rows.some(({ state }) => state !== 'done');
        if (isLeft) throw new BatchUnfinishedError();
        const before = countListed(kind, rows, (await kind.readBefore?.(rows, client)) ?? []);
        writeBatch(name, {
          before,
          rows: rows.map((values, id) => ({ id, values, state: 'waiting' })),
        });
      }),
    // Not awaited: the form closes as soon as the batch is stored.
    onSuccess: (_answer, rows, _prepared, { client }) => {
      execute(client, runBatchMutation(kind), rows.length).catch(() => undefined);
    },
  });
}

/**
 * Sends the unfinished rows of the stored batch one after another, after asking the server about doubtful ones.
 * A failed row does not hold up the others. A 401 and `stopBatch` leave the rest waiting; a busy server
 * pauses the run for as long as it says. The variable is the number of rows left, which tells a second try from
 * a second click.
 *
 * @throws {BatchBusyError} if another tab is running the batch.
 * @throws {ServerBusyError} if the server is busy and does not say for how long.
 * @throws {HttpError} a 401, or the error of the read about doubtful rows; then nothing is sent.
 *
 * @internal exported for its test.
 */
export function runBatchMutation<Values, Listed>(kind: BatchKind<Values, Listed>) {
  const name = batchName(kind);
  return mutationOptions({
    mutationKey: ['batch', name, 'run'],
    mutationFn: (_left: number, { client }: MutationFunctionContext) =>
      onlyHere(name, async () => {
        await prepare(kind, name, client);
        await sendWaiting(kind, name, client);
      }),
    meta: { invalidates: kind.invalidates },
  });
}

/** The actions of a batch, for `useBatch`. */
export function batchActions<Values, Listed>(kind: BatchKind<Values, Listed>) {
  return {
    batch: kind.batch,
    readValues: kind.readValues,
    run: runBatchMutation(kind),
    stop: () => stopBatch(kind),
    failureText,
  };
}

/**
 * Stops the batch before its next row, whichever tab runs it.
 *
 * @internal exported for its test.
 */
export function stopBatch<Values, Listed>(kind: BatchKind<Values, Listed>): void {
  const name = batchName(kind);
  const batch = keptBatch(kind, name);
  if (batch) writeBatch(name, { ...batch, isStopping: true });
}

async function onlyHere(name: BatchName, work: () => Promise<void>): Promise<void> {
  if (!(await exclusively(lockOf(name), work))) throw new BatchBusyError();
}
