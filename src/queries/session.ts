import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { pingAuth, signIn, signUp } from '@/api/session';
import { endSession, getSessionToken, startSession } from '@/api/session-cookie';

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
    // The answer is about the token that was sent: a sign-in in the meantime is not to be undone.
    if (!isUnauthorized(error) || getSessionToken() !== token) return 'session-unknown';
    endSession();
    return SESSION_ENDED;
  }
}

/** Signs in and keeps the session (spec §2.16, §8). */
export function signInMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: signIn,
    onSuccess: startSession,
  });
}

/** Signs up and keeps the session (spec §2.16, §8). */
export function signUpMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-up'],
    mutationFn: signUp,
    onSuccess: startSession,
  });
}
