import { queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { pingAuth } from '@/api/session';
import { endSession, getSessionToken, hasForeignSession } from '@/api/session-cookie';

const CHECK_INTERVAL_MS = 60_000;

/** Answer of the session check after which the page has to be loaded anew (spec §8). */
export const SESSION_ENDED = 'session-ended';

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

async function checkSession(signal: AbortSignal) {
  const token = getSessionToken();
  try {
    await pingAuth(signal);
    return 'session-active';
  } catch (error) {
    if (!isUnauthorized(error)) return 'session-unknown';
    // Somebody else has signed in elsewhere: theirs stays, and this document is not theirs.
    if (hasForeignSession()) return SESSION_ENDED;
    // The answer is about the token that was sent: a sign-in in the meantime is not to be undone.
    if (getSessionToken() !== token) return 'session-unknown';
    endSession();
    return SESSION_ENDED;
  }
}
