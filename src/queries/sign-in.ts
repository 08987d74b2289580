import { mutationOptions } from '@tanstack/react-query';
import { startSession } from '@/api/session-store';
import { signIn } from '@/api/sign-in';
import type { SignIn } from '@/schemas/session';

/** Signs in and keeps the session (spec §2.16, §8); the cookie alone remembers the token. */
export function signInMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (credentials: SignIn) => {
      startSession(await signIn(credentials), credentials.username);
    },
  });
}
