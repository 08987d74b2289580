import { queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { pingAuth } from '@/api/session';
import { endSession, getSession } from '@/api/session-store';

const CHECK_INTERVAL_MS = 60_000;

/**
 * The session check, GET /pingauth: at most once a minute, again when the window regains focus.
 * Only its 401 ends the session; any other failure says nothing about it (spec §4, §8).
 */
export function sessionOptions() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => checkSession(signal),
    staleTime: CHECK_INTERVAL_MS,
  });
}

/**
 * Resolves to the time of the check and never rejects: otherwise it would be retried like any failed read.
 */
async function checkSession(signal: AbortSignal): Promise<number> {
  const { token } = getSession();
  try {
    await pingAuth(signal);
  } catch (error) {
    // The answer is about the token that was sent: it must not end a session started in the meantime.
    if (isUnauthorized(error) && token !== undefined) endSession(token);
  }
  return Date.now();
}
