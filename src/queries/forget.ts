import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Removes deleted data from the cache. A query that is still observed would be recreated and fetched at the
 * next render, so it stays until its last observer unsubscribes.
 */
export async function forget(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = client.getQueryCache();
  await client.cancelQueries({ queryKey });
  const isGone = () => {
    const unseen = cache.findAll({ queryKey }).filter((query) => query.getObserversCount() === 0);
    for (const query of unseen) cache.remove(query);
    return cache.findAll({ queryKey }).length === 0;
  };
  if (isGone()) return;
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved' && isGone()) stop();
  });
}
