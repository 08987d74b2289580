import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { subscribeToCallResults } from '@/api/call-results';
import { GATEWAY_STATUSES } from '@/api/errors';
import { getSession } from '@/api/session-store';
import { pauseAfter } from './client';
import { sessionOptions } from './session';

const FIRST_PAUSE_MS = 10_000;
const SESSION_CHECK = 'GET /pingauth';

/**
 * Sets TanStack's `onlineManager`, which decides whether the server can be reached, by the results of calls
 * (decisions §2.24):
 *
 * - Two different calls in a row without an answer mean offline. After the first one the session check is made, so
 *   that a single call that never gets an answer does not count as an outage.
 * - Any answer means online, whatever the browser's `offline` event says.
 * - While offline, one read at a time is tried in growing pauses, and failed reads are not retried otherwise. Once
 *   online, TanStack Query repeats stale and failed reads.
 *
 * @returns the unsubscriber.
 */
export function watchConnection(client: QueryClient): () => void {
  const unanswered = new Set<string>();
  let outage: AbortController | undefined;

  function handleCallResult(call: string, status: number | undefined) {
    if (status !== undefined && !GATEWAY_STATUSES.includes(status)) {
      unanswered.clear();
      onlineManager.setOnline(true);
      return;
    }
    unanswered.add(call);
    if (unanswered.size > 1) onlineManager.setOnline(false);
    else if (onlineManager.isOnline() && call !== SESSION_CHECK) void checkSession(client);
  }

  function handleOnlineChange(isOnline: boolean) {
    outage?.abort();
    if (isOnline) unanswered.clear();
    else {
      outage = new AbortController();
      void pollServer(client, outage.signal);
    }
    // Resets their retry timers, which stops them while offline and restarts the pauses afterwards.
    for (const query of failedReads(client)) query.setState({ errorUpdateCount: 1 });
  }

  handleOnlineChange(onlineManager.isOnline());
  const stopListening = subscribeToCallResults(handleCallResult);
  const stopFollowing = onlineManager.subscribe(handleOnlineChange);
  return () => {
    stopListening();
    stopFollowing();
    outage?.abort();
  };
}

/** Polls the server in pauses that grow to a minute until the outage is over. */
async function pollServer(client: QueryClient, outage: AbortSignal): Promise<void> {
  for (let tries = 1; !outage.aborted; tries += 1) {
    const pause = pauseAfter(tries, FIRST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
    // A hidden window does not poll: stale queries are read when it becomes visible.
    if (!outage.aborted && focusManager.isFocused()) await askServer(client);
  }
}

/**
 * Makes one call: the session check or a failed read of the page, whichever was tried longest ago, because any
 * single one may never be answered. Does nothing without a session.
 */
async function askServer(client: QueryClient): Promise<void> {
  const [oldest] = failedReads(client).toSorted(
    (a, b) => a.state.errorUpdatedAt - b.state.errorUpdatedAt,
  );
  const checkedAt = client.getQueryState(sessionOptions().queryKey)?.dataUpdatedAt ?? 0;
  if (oldest && oldest.state.errorUpdatedAt < checkedAt) {
    await oldest.fetch().catch(() => undefined);
  } else await checkSession(client);
}

function failedReads(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Runs the session check now. Leaving the page cancels it, which does not count as a failure. */
async function checkSession(client: QueryClient): Promise<void> {
  if (getSession().token === undefined) return;
  await client.query({ ...sessionOptions(), staleTime: 0 }).catch(() => undefined);
}
