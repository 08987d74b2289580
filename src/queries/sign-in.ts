import { mutationOptions } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';
import { startSession } from '@/api/session-store';
import { signIn } from '@/api/sign-in';
import { otherRussianForm } from '@/lib/phone';
import type { SignIn } from '@/schemas/session';

/**
 * Signs in and keeps the session (spec §2.16, §8); the cookie alone remembers the token. A Russian number that
 * is refused as typed is tried once in its other form; the failure is that of the first (decisions §2.7).
 */
export function signInMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (credentials: SignIn) => {
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
