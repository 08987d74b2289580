import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { pingAuth, signIn, signUp } from '@/api/session';
import { endSession, getSessionToken, hasForeignSession, startSession } from '@/api/session-cookie';
import type { SignIn, SignUp } from '@/schemas/session';

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

/** Signs in and keeps the session (spec §2.16, §8); the cookie alone remembers the token. */
export function signInMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (credentials: SignIn) => {
      startSession(await signIn(credentials), credentials.username);
    },
  });
}

/** Signs up and keeps the session (spec §2.16, §8); the cookie alone remembers the token. */
export function signUpMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-up'],
    mutationFn: async (person: SignUp) => {
      startSession(await signUp(person), person.username);
    },
  });
}
