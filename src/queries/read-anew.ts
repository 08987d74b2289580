import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads queries anew. Reads under way may be older than the change and are cancelled first. */
export async function readAnew(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await cancelReads(client, keys);
  await invalidate(client, keys);
}

/** Drops reads under way, whose answers may be older than a change. */
export function cancelReads(client: QueryClient, keys: readonly QueryKey[]) {
  return Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
}

/** Makes queries stale, and reads those that are on the screen. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[]) {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
