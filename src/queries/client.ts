import {
  focusManager,
  type Mutation,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { isRetryable, isUnauthorized } from '@/api/errors';
import { getSession } from '@/api/session-store';
import { subscribeToReturns } from '@/lib/returns';
import { type Proof, UndoneError } from './proof';
import { sessionOptions } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Queries that the mutation makes stale, whether it succeeds or fails. */
      invalidates?: readonly QueryKey[];
      /** Success is told only once the read of `invalidates` does not show the opposite. */
      proof?: Proof;
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
  /** The pause before a failed read is tried again for the first time, in milliseconds. */
  firstPause?: number;
}

/**
 * The cache of everything that the server said.
 *
 * - A failed read is logged without a message (spec §8). While a component observes it, it is tried
 *   again by itself in growing pauses if that may help (decisions §2.23), and in any case when the
 *   network or the window returns.
 * - A mutation names what it makes stale in `meta.invalidates`. That holds for a failed one too:
 *   the server may have done it before it failed.
 * - A mutation with `meta.proof` fails after a success that this read shows not to have happened.
 * - A 401 of any call triggers the session check at once; only the 401 of that check ends the session.
 */
export function createQueryClient({
  firstPause = FIRST_PAUSE_MS,
}: QueryClientOptions = {}): QueryClient {
  const readAfterSuccess = new WeakSet<Mutation<unknown, unknown>>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: handleFailure,
      // The pauses grow with failures in a row: a success starts the count anew.
      onSuccess: (_data, query) => query.setState({ errorUpdateCount: 0 }),
    }),
    mutationCache: new MutationCache({
      onError: handleFailure,
      onSuccess: async (_data, _variables, _result, mutation) => {
        const { proof, invalidates = [] } = mutation.meta ?? {};
        if (!proof) return;
        const isUndone = proof(client);
        readAfterSuccess.add(mutation);
        await Promise.all(invalidates.map(readAnew));
        if (await isUndone()) throw new UndoneError('the server has not done what it said');
      },
      onSettled: (_data, _error, _variables, _result, mutation) => {
        // A second read would say the same: the server pays for each (decisions §1).
        if (readAfterSuccess.delete(mutation)) return;
        for (const queryKey of mutation.meta?.invalidates ?? []) void readAnew(queryKey);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A call is made even when the browser says that there is no network: an answer is worth more
        // than its word (decisions §2.24), and without one the read fails instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Query's own retries would keep a read pending, and the page from showing that it failed.
        retry: false,
        refetchInterval: ({ state }) =>
          mayAskByItself(state.error) ? pauseAfter(state.errorUpdateCount, firstPause) : false,
        retryOnMount: ({ state }) => mayAskByItself(state.error),
      },
      // Without a network a change fails at once and says so, instead of waiting for the network
      // behind a button that never comes back (spec §8: a network failure is an outcome).
      mutations: { networkMode: 'always' },
    },
  });

  /** A read that is under way may be older than the change: it is cancelled first. */
  async function readAnew(queryKey: QueryKey) {
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  }

  function handleFailure(error: Error) {
    // A visitor has no session to lose: a check after each refused call would reload for ever.
    if (isUnauthorized(error) && getSession().token !== undefined) {
      prefetch(client, { ...sessionOptions(), staleTime: 0 });
    } else console.warn(error.message);
  }

  return client;
}

/** Whether a read with this error is tried again; while offline the poller asks instead of it. */
function mayAskByItself(error: Error | null): boolean {
  return error !== null && isRetryable(error) && onlineManager.isOnline();
}

/** Pause before the next try after so many failures in a row, from the first one on; milliseconds. */
export function pauseAfter(failures: number, first: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/** Starts a read that a page is about to need, without waiting for it; a failure is only logged. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  client.query(options).catch(() => undefined);
}

/**
 * The server's present answer or, if the read fails, the last one; `undefined` if there is neither.
 */
export async function latest<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await client.query(options);
  } catch {
    return client.getQueryData<Data>(options.queryKey);
  }
}
