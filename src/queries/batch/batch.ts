import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query';
import { getSession } from '@/api/session-store';
import { exclusively } from '@/lib/exclusively';
import { type BatchName, lockOf, writeBatch } from '@/lib/kept-batch';
import { execute } from '../execute';
import { BatchBusyError, BatchUnfinishedError, failureText } from './batch-errors';
import { type BatchKind, countListed, keptBatch, prepare, sendWaiting } from './batch-run';

/** The name of the account's batch of this kind. */
export function batchName({ batch }: { batch: string }): BatchName {
  return { owner: getSession().account, batch };
}

/**
 * Keeps the rows as a batch and begins to send them; success is that they are kept. Before that the server
 * is asked what it holds already.
 *
 * @throws {BatchBusyError} or {BatchUnfinishedError}, and what the read throws; then nothing is kept or sent.
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
    // Nobody waits for it: the form that has begun it goes when the batch is there.
    onSuccess: (_answer, rows, _prepared, { client }) => {
      execute(client, runBatchMutation(kind), rows.length).catch(() => undefined);
    },
  });
}

/**
 * Sends the rows of the kept batch that are not done, one after another. Where nobody knows whether one was
 * done, the server is asked first. A failed row holds up no other one; a 401, `stopBatch` and a server that
 * takes no more rows leave the rest waiting, the last for as long as the server says. Its variable is how many
 * rows are left, by which a second try is told from a second click.
 *
 * @throws {BatchBusyError} where another tab is at it.
 * @throws {ServerBusyError} where the server takes no more rows and does not say how long.
 * @throws {HttpError} a 401; also what the read of the doubtful rows throws, and then nothing is sent.
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

/** What a page needs of a batch, as `useBatch` takes it. */
export function batchActions<Values, Listed>(kind: BatchKind<Values, Listed>) {
  return {
    batch: kind.batch,
    readValues: kind.readValues,
    run: runBatchMutation(kind),
    stop: () => stopBatch(kind),
    failureText,
  };
}

/** Lets no further row of the batch begin, in whichever tab it is under way. */
export function stopBatch<Values, Listed>(kind: BatchKind<Values, Listed>): void {
  const name = batchName(kind);
  const batch = keptBatch(kind, name);
  if (batch) writeBatch(name, { ...batch, isStopping: true });
}

async function onlyHere(name: BatchName, work: () => Promise<void>): Promise<void> {
  if (!(await exclusively(lockOf(name), work))) throw new BatchBusyError();
}
