import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
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
}

/**
 * Reads a query for each of many projects and passes on each answer as it arrives. After an abort nothing
 * more is read or passed on, and running reads are cancelled unless a page waits for them too.
 */
export async function readEach<Data, Key extends QueryKey>(
  client: QueryClient,
  projectIds: readonly Id[],
  { most, optionsOf, onRead, onFailure }: ReadEach<Data, Key>,
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
    try {
      const data = await client.query({ ...options, staleTime: 0 });
      if (!signal.aborted) onRead(projectId, data);
    } catch (error) {
      // A 401 starts a session check that may end the session: wait for it before reading more.
      if (isUnauthorized(error)) await client.query({ ...sessionOptions(), staleTime: 0 });
      if (!signal.aborted) onFailure?.(projectId, error);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  await forEachOf(projectIds, most, readOne, signal);
}
