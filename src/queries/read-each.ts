import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Id } from '@/lib/id';
import { forEachOf } from '@/lib/pool';

interface ReadEach<Data, Key extends QueryKey> {
  /** So many are asked for at once. */
  most: number;
  /** The read of one project. */
  optionsOf: (projectId: Id) => UseQueryOptions<Data, Error, Data, Key>;
  onRead: (projectId: Id, data: Data) => void;
  /** The failure has been logged by the cache. */
  onFailure?: (projectId: Id, error: unknown) => void;
}

/**
 * Reads something of many projects anew and hands out each answer as it comes. After the signal nothing
 * more is asked for or handed out, and what is under way is broken off, unless a page waits for it too.
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
      if (!signal.aborted) onFailure?.(projectId, error);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  await forEachOf(projectIds, most, readOne, signal);
}
