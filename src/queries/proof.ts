import type { DataTag, QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/**
 * Looks at what is known before the read that follows a change; what it returns tells after that
 * read whether the server has left the change undone in spite of its success (decisions §1).
 */
export type Proof = (client: QueryClient) => () => boolean | Promise<boolean>;

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

/**
 * A proof by a read that the page after the success needs: it is made now, unless the list is on the
 * screen and has been read anew already. A read that fails leaves the server's success its word.
 *
 * @param optionsIn the query that decides, by what is known before the change.
 */
export function provedByReading<Data, Key extends QueryKey>(
  optionsIn: (client: QueryClient) => UseQueryOptions<Data, Error, Data, Key>,
  isUndone: (now: Data) => boolean,
): Proof {
  return (client) => {
    const options = optionsIn(client);
    return async () => {
      try {
        return isUndone(await client.query(options));
      } catch {
        return false;
      }
    };
  };
}
