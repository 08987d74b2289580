import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { getConnection } from '@/api/connection';
import { isUnauthorized } from '@/api/errors';
import { hasKnownSession } from '@/api/session-cookie';
import { subscribeToReturns } from '@/lib/returns';
import { SESSION_ENDED, sessionOptions } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Queries that the mutation makes stale, whether it succeeds or fails. */
      invalidates?: readonly QueryKey[];
      /** What the professor is told of a success, wherever they are by then (spec §8). */
      successMessage?: string;
      /** What the professor is told of a failure; a function tells failures apart (spec §8). */
      errorMessage?: string | ((error: Error) => string | undefined);
    };
  }
}

const FRESH_MS = 5_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

focusManager.setEventListener((onReturn) => subscribeToReturns(onReturn));

interface QueryClientOptions {
  /** Drops the document and everything in memory; called when the session has ended (spec §8). */
  reloadDocument: () => void;
}

/**
 * The cache of everything that the server said.
 *
 * - A failed read is logged without a message (spec §8) and tried again in growing pauses while
 *   somebody looks at it, at once when the network or the window returns.
 * - A mutation names what it makes stale in `meta.invalidates`. That holds for a failed one too:
 *   the server may have done it before it failed.
 * - A 401 of any call asks for the session at once; only the session check itself ends it.
 */
export function createQueryClient({ reloadDocument }: QueryClientOptions): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => noteFailure(error),
      onSuccess: (data, query) => {
        // The pauses grow with failures in a row: a success starts the count anew.
        query.setState({ errorUpdateCount: 0 });
        if (data === SESSION_ENDED) reloadDocument();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => noteFailure(error),
      onSettled: (_data, _error, _variables, _result, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void renew(queryKey);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        // While the server is gone one read asks for all (./connection.ts).
        refetchInterval: ({ state }) =>
          state.status === 'error' && getConnection() !== 'gone'
            ? pauseAfter(state.errorUpdateCount)
            : false,
        retryOnMount: () => getConnection() !== 'gone',
      },
      // Without a network a change fails at once and says so, instead of waiting for the network
      // behind a button that never comes back (spec §8: a network failure is an outcome).
      mutations: { networkMode: 'always' },
    },
  });

  /** A read that is on its way may be older than the change: it is broken off, then asked anew. */
  async function renew(queryKey: QueryKey) {
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  }

  function noteFailure(error: Error) {
    // A visitor without a session has none to lose: refused calls are no reason to reload for ever.
    if (isUnauthorized(error) && hasKnownSession()) {
      prefetch(client, { ...sessionOptions(), staleTime: 0 });
    } else console.warn(error.message);
  }

  return client;
}

/** Pause in milliseconds before the next try after so many failures in a row. */
export function pauseAfter(failures: number, first = FIRST_PAUSE_MS): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/** Starts a read that a page is about to need; nobody waits for it and a failure is only logged. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  client.query(options).catch(() => undefined);
}

/**
 * What the server says now or, where it cannot be had, what it said last; `undefined` where neither is
 * known. Without a network nobody waits for one.
 */
export async function latest<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await client.query({ ...options, networkMode: 'always' });
  } catch {
    return client.getQueryData<Data>(options.queryKey);
  }
}
