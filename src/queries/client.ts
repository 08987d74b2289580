import {
  focusManager,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { HttpError, isRetryable, isUnauthorized } from '@/api/errors';
import { getSession } from '@/api/session-store';
import type { ReadList } from '@/domain/read-list';
import { whenIdle } from '@/lib/idle';
import { subscribeToReturns } from '@/lib/returns';
import { MEETINGS_VANISHED } from './lost-records';
import { readAnew } from './proof';
import { sessionOptions } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Queries made stale by the mutation, whether it succeeds or fails. */
      invalidates?: readonly QueryKey[];
      /** Toast after a success, on whichever page the professor is by then (spec §8). */
      successMessage?: string;
      /** Toast after a failure; a function chooses by the error (spec §8). */
      errorMessage?: string | ((error: Error) => string | undefined);
    };
  }
}

const FRESH_MS = 5_000;

/** How long an answer is good where it is shown among others and is expensive for a server; milliseconds. */
export const AT_A_GLANCE_FRESH_MS = 10 * 60_000;

/** Pause before the first automatic retry of a failed read; tests have a shorter one. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The cache of the server's answers.
 *
 * - A failed read is logged without a message (spec §8). While a component observes it, it is retried in
 *   growing pauses if that may help (decisions §2.23), and always when the network or the window returns.
 * - A mutation names the queries it makes stale in `meta.invalidates`. They are read again after a failure
 *   too, because the server may have made the change before it failed. What `proof.ts` sends does this itself.
 * - A 401 of any call triggers the session check at once; only the 401 of that check ends the session.
 */
export function createQueryClient({ firstPause = FIRST_PAUSE_MS } = {}): QueryClient {
  focusManager.setEventListener((onReturn) =>
    subscribeToReturns(() => {
      // A refusal that is on no page now is forgotten, or its part would not ask again when it is shown.
      client.removeQueries({
        type: 'inactive',
        predicate: ({ state }) => state.status === 'error' && state.data === undefined,
      });
      onReturn();
    }),
  );
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: handleFailure,
      // Pauses grow with consecutive failures: a success resets the count.
      onSuccess: (_data, query) => query.setState({ errorUpdateCount: 0 }),
    }),
    mutationCache: new MutationCache({
      onError: handleFailure,
      onSettled: (_data, _error, _variables, _result, mutation) => {
        void readAnew(client, mutation.meta?.invalidates ?? []);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Calls are made even if the browser says that there is no network: answers are more reliable
        // (decisions §2.24), and without one the read fails instead of being paused.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Query sets `error` only after the last of its own retries. Endless retries would hide it from pages.
        retry: false,
        refetchInterval: ({ state: { error, errorUpdateCount } }) =>
          mayAskByItself(error) &&
          Math.max(pauseAfter(errorUpdateCount, firstPause), retryAfterOf(error)),
        retryOnMount: ({ state }) => mayAskByItself(state.error),
      },
      // Without a network a change fails at once instead of waiting behind a button that never becomes
      // active again (spec §8: a network failure is an outcome).
      mutations: { networkMode: 'always' },
    },
  });

  // Nothing observes it: Query would drop it after five minutes.
  client.setQueryDefaults(MEETINGS_VANISHED, { gcTime: Number.POSITIVE_INFINITY });

  function handleFailure(error: Error) {
    // A visitor has no session to lose: checking after each refused call would reload forever.
    if (isUnauthorized(error) && getSession().token !== undefined) {
      prefetch(client, { ...sessionOptions(), staleTime: 0 });
    } else console.warn(error.message);
  }

  return client;
}

/**
 * Whether a failed read is retried automatically; while offline `watchConnection` polls instead.
 */
function mayAskByItself(error: Error | null): boolean {
  return error !== null && isRetryable(error) && onlineManager.isOnline();
}

/** How long the server asks to wait, milliseconds. */
function retryAfterOf(error: Error | null): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) : 0;
}

/** Pause before the next retry after this many consecutive failures; milliseconds. */
export function pauseAfter(failures: number, first: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/** Starts a read that a page will need without waiting for it; failures are only logged. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  client.query(options).catch(() => undefined);
}

/**
 * Calls back when the browser is idle and no read is under way, so that what is read ahead delays no page; returns the
 * canceller.
 */
export function whenQuiet(client: QueryClient, act: () => void): () => void {
  let cancel = whenIdle(actIfQuiet);
  function actIfQuiet() {
    if (client.isFetching() === 0) {
      act();
      return;
    }
    cancel = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      cancel();
      cancel = whenIdle(actIfQuiet);
    });
  }
  return () => cancel();
}

/**
 * The server's current answer or, if the read fails, the cached one; `undefined` without either.
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

/** The part of a query that `onceFilled` needs. */
interface Answered {
  state: { data: ReadList<unknown> | undefined };
}

/**
 * For lists that do not change while the server runs: read once per session, and again while empty.
 */
export const onceFilled = {
  staleTime: ({ state: { data } }: Answered) =>
    data && data.items.length > 0 ? Number.POSITIVE_INFINITY : 0,
  gcTime: Number.POSITIVE_INFINITY,
};
