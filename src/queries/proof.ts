import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Looks at what is known before the read that follows a change; what it returns tells after that
 * read whether the server has left the change undone in spite of its success (decisions §1).
 */
export type Proof = (client: QueryClient) => () => boolean;

/** The server has answered a success, and its next read shows that nothing has changed. */
export class UndoneError extends Error {
  override name = 'UndoneError';
}

/**
 * A proof by one query. Where its read failed or was not made, nothing is proved and the server's
 * success stands.
 */
export function provedBy<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  isUndone: (now: Data, before: Data) => boolean,
): Proof {
  return (client) => {
    const before = client.getQueryData(queryKey);
    const count = client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
    return () => {
      const now = client.getQueryData(queryKey);
      const isRead = (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) > count;
      return isRead && now !== undefined && before !== undefined && isUndone(now, before);
    };
  };
}
