import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { HttpError, isUnauthorized } from '@/api/errors';
import { pingAuth, signIn, signUp } from '@/api/session';
import { endSession, getSession, isSignedIn, startSession } from '@/api/session-store';
import { otherRussianForm } from '@/lib/phone';
import type { SignIn, SignUp } from '@/schemas/session';

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

/**
 * Signs in and keeps the session (spec §2.16, §8); the cookie alone remembers the token. A Russian number that
 * is refused as typed is tried once in its other form; the failure is that of the first (decisions §2.7).
 */
export function signInMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (credentials: SignIn) => {
      // The button was pressed again while the next page was on its way.
      if (isSignedIn()) return;
      try {
        startSession(await signIn(credentials), credentials.username);
      } catch (refusal) {
        const username = otherRussianForm(credentials.username);
        if (username === undefined || !isUnknownAccount(refusal)) throw refusal;
        const session = await signIn({ ...credentials, username }).catch(() => {
          throw refusal;
        });
        startSession(session, username);
      }
    },
  });
}

/** Whether the server may not know the phone: some answer 401 as to a wrong password, some 404. */
function isUnknownAccount(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 404);
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
