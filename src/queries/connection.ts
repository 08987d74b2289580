import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';
import { GATEWAY_STATUSES } from '@/api/errors';
import { subscribeToCallResults } from '@/api/http';
import { getSession } from '@/api/session-store';
import { pauseAfter, prefetch } from './client';
import { sessionOptions } from './session';

const FIRST_PAUSE_MS = 10_000;
const SESSION_CHECK = 'GET /pingauth';

/**
 * Sets TanStack's `onlineManager`, which decides whether the server can be reached, by the results of calls
 * (decisions §2.24): two different calls in a row without an answer, or with a gateway's 502 to 504, mean offline, any
 * other answer means online, whatever the browser's `offline` event says. While offline the session check is made in
 * growing pauses; once online, TanStack Query reads again what is stale or has failed.
 *
 * @returns the unsubscriber.
 */
export function watchConnection(client: QueryClient): () => void {
  const unanswered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleCallResult(call: string, status: number | undefined) {
    if (status !== undefined && !GATEWAY_STATUSES.includes(status)) {
      unanswered.clear();
      onlineManager.setOnline(true);
      return;
    }
    unanswered.add(call);
    if (unanswered.size > 1) onlineManager.setOnline(false);
    // The first one may be a call that never gets an answer: the session check is the second opinion.
    else if (call !== SESSION_CHECK) checkNow(client);
  }

  function poll(tries: number) {
    timer = setTimeout(
      () => {
        // A hidden window does not poll: stale queries are read when it becomes visible.
        if (focusManager.isFocused()) checkNow(client);
        poll(tries + 1);
      },
      pauseAfter(tries, FIRST_PAUSE_MS),
    );
  }

  function handleOnlineChange(isOnline: boolean) {
    clearTimeout(timer);
    unanswered.clear();
    if (!isOnline) poll(1);
  }

  handleOnlineChange(onlineManager.isOnline());
  const stopListening = subscribeToCallResults(handleCallResult);
  const stopFollowing = onlineManager.subscribe(handleOnlineChange);
  return () => {
    clearTimeout(timer);
    stopListening();
    stopFollowing();
  };
}

/** Makes the session check now; a visitor has none. */
function checkNow(client: QueryClient): void {
  if (getSession().token !== undefined) prefetch(client, { ...sessionOptions(), staleTime: 0 });
}
