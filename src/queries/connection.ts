import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';
import { getConnection, isDoubted, subscribeToConnection } from '@/api/connection';
import { hasKnownSession } from '@/api/session-cookie';
import { pauseAfter } from './client';
import { sessionOptions } from './session';

const FIRST_PAUSE_MS = 10_000;

/** Whether neither the browser nor the last calls say that there is no way to the server. */
export function isConnected(): boolean {
  return onlineManager.isOnline() && getConnection() !== 'gone';
}

/** Calls back when that may have changed; returns how to stop. */
export function subscribeToConnected(listener: () => void): () => void {
  const stops = [onlineManager.subscribe(listener), subscribeToConnection(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Finds out when the server is gone and when it is back. While it is gone one read at a time asks, in
 * growing pauses and in turn, instead of each for itself; with the first answer all that failed are
 * asked anew at once (decisions §2.9).
 *
 * @returns how to stop.
 */
export function watchConnection(client: QueryClient): () => void {
  let wasGone = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const failedReads = () =>
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .filter(({ state }) => state.status === 'error')
      .toSorted((a, b) => a.state.errorUpdatedAt - b.state.errorUpdatedAt);

  /** A page that is left breaks its check off. */
  function checkSession() {
    return hasKnownSession()
      ? client.query({ ...sessionOptions(), staleTime: 0 }).catch(() => undefined)
      : undefined;
  }

  function wait() {
    tries += 1;
    timer = setTimeout(() => void tryOne(), pauseAfter(tries, FIRST_PAUSE_MS));
  }

  async function tryOne() {
    // The return to a hidden window asks by itself.
    if (focusManager.isFocused() && onlineManager.isOnline()) {
      const [oldest] = failedReads();
      await (oldest ? oldest.fetch().catch(() => undefined) : checkSession());
    }
    if (wasGone) wait();
  }

  function hear() {
    const connection = getConnection();
    // Another's word, before a failed call counts for more than itself.
    if (connection === 'doubtful' && !isDoubted('GET /pingauth')) void checkSession();
    const isGone = connection === 'gone';
    if (isGone === wasGone) return;
    wasGone = isGone;
    tries = 0;
    clearTimeout(timer);
    // Their pauses are reckoned anew: they stop with the connection, and are short when it is back.
    for (const query of failedReads()) query.setState({ errorUpdateCount: 0 });
    if (isGone) wait();
    else for (const query of failedReads()) query.fetch().catch(() => undefined);
  }

  const stop = subscribeToConnection(hear);
  hear();
  return () => {
    stop();
    wasGone = false;
    clearTimeout(timer);
  };
}
