import type { DataTag, QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';

/**
 * Captures cached data before the read that follows a change; the returned function tells after that read
 * whether the server reported success without making the change (decisions §1).
 */
export type Proof = (client: QueryClient) => () => boolean | Promise<boolean>;

/** The server answered with success, but its next read shows no change. */
export class UndoneError extends Error {
  override name = 'UndoneError';
}

/**
 * A proof by one query. If its read failed or was not made, nothing is proved and the success stands.
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
 * A proof by a read that the next page needs anyway: it is made now unless the list is on screen and has
 * just been read. If the read fails, the success stands.
 *
 * @param optionsIn the deciding query, chosen by the data cached before the change.
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

/**
 * Whether a change that failed like this may have been made all the same (decisions §1): a refusal is the
 * server's word that nothing was done, any other failure says nothing of it.
 */
export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof HttpError && error.status >= 400 && error.status < 500);
}
