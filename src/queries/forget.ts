import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes what was deleted on the server out of the cache. A query that somebody still looks at would
 * be built anew at the next render and asked for, so it keeps what it has and goes with the last one
 * who looks.
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
