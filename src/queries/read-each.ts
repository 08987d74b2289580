import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { isServerBusy, isUnauthorized } from '@/api/errors';
import type { Id } from '@/lib/id';
import { forEachOf } from '@/lib/pool';
import { sessionOptions } from './session';

interface ReadEach<Data, Key extends QueryKey> {
  /** Reads at once, at most. */
  most: number;
  /** The read of one project. */
  optionsOf: (projectId: Id) => UseQueryOptions<Data, Error, Data, Key>;
  onRead: (projectId: Id, data: Data) => void;
  /** The cache has logged the failure. */
  onFailure?: (projectId: Id, error: unknown) => void;
  /** A read takes longer than two seconds, or the server cannot take it now; without it, the latter is a failure. */
  onBusy?: (() => void) | undefined;
}

const SLOW_MS = 2_000;

/**
 * Reads a query for each of many projects and passes on each answer as it arrives. After an abort nothing
 * more is read or passed on, and running reads are cancelled unless a page waits for them too.
 */
export async function readEach<Data, Key extends QueryKey>(
  client: QueryClient,
  projectIds: readonly Id[],
  { most, optionsOf, onRead, onFailure, onBusy }: ReadEach<Data, Key>,
  signal: AbortSignal,
): Promise<void> {
  const readOne = async (projectId: Id) => {
    const options = optionsOf(projectId);
    const { queryKey } = options;
    const stop = () => {
      const isShown = client.getQueryCache().find({ queryKey })?.isActive();
      if (!isShown) void client.cancelQueries({ queryKey, exact: true });
    };
    signal.addEventListener('abort', stop);
    const slowness = onBusy && setTimeout(onBusy, SLOW_MS);
    try {
      const data = await client.query({ ...options, staleTime: 0 });
      if (!signal.aborted) onRead(projectId, data);
    } catch (error) {
      // A 401 starts a session check that may end the session: wait for it before reading more.
      if (isUnauthorized(error)) await client.query({ ...sessionOptions(), staleTime: 0 });
      if (signal.aborted) return;
      if (onBusy && isServerBusy(error)) onBusy();
      else onFailure?.(projectId, error);
    } finally {
      clearTimeout(slowness);
      signal.removeEventListener('abort', stop);
    }
  };
  await forEachOf(projectIds, most, readOne, signal);
}
