import type { QueryClient } from '@tanstack/react-query';
import { HttpError, isOverloaded, isUnauthorized, refusalText } from '@/api/errors';
import type { Id } from '@/lib/id';
import { formatTime, MINUTE_MS } from '@/lib/time';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { findCreated, mayHaveHappened } from './proof';

/** What the failed call of a row tells of the row and of the batch (decisions §5.34). */
export function batchFailure(error: unknown, reason = refusalText(error)) {
  return {
    reason,
    isDoubtful: mayHaveHappened(error),
    isOutage: isOverloaded(error),
    stop: isUnauthorized(error) ? 'Сервер не узнал сессию.' : pauseText(error),
  };
}

/** How long the server asks to wait (429), a sentence; `undefined` if it does not. */
export function pauseText(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 429) return undefined;
  const { retryAfter } = error;
  if (retryAfter === undefined) return 'Сервер просит не отправлять столько запросов подряд.';
  return retryAfter < MINUTE_MS
    ? `Сервер просит подождать ${Math.ceil(retryAfter / 1000)} с.`
    : `Сервер просит подождать до ${formatTime(Date.now() + retryAfter)}.`;
}

/**
 * `prepare` of a batch whose rows a read alone proves: one that is as wanted counts as done, whoever did it.
 *
 * @param read resolves to what tells whether a row is as wanted.
 */
export function findDoneBy<Item extends { id: Id }>(
  read: (client: QueryClient, sent: readonly Item[]) => Promise<(item: Item) => boolean>,
) {
  return async (_items: readonly Item[], client: QueryClient) => async (sent: readonly Item[]) => {
    const isDone = await read(client, sent);
    return new Set(sent.filter(isDone).map(({ id }) => id));
  };
}

/**
 * `prepare` of a batch that creates records: a row is done if its record is listed now and was not before.
 *
 * @param read the records among which those of these rows would be.
 */
export function findCreatedBy<Item extends { id: Id }, Listed extends { id: Id }>(
  read: (
    client: QueryClient,
    staleTime: number,
    items: readonly Item[],
  ) => Promise<readonly Listed[]>,
  isSame: (listed: Listed, item: Item) => boolean,
) {
  return async (items: readonly Item[], client: QueryClient) => {
    const before = await read(client, AT_A_GLANCE_FRESH_MS, items).catch(() => undefined);
    return async (sent: readonly Item[]) => {
      if (!before) throw new Error('not known which records were there before the batch');
      const created = findCreated(await read(client, 0, sent), before, sent, isSame);
      return new Set(sent.filter((_item, index) => created[index]).map(({ id }) => id));
    };
  };
}
