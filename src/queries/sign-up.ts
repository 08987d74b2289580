import { mutationOptions } from '@tanstack/react-query';
import { startSession } from '@/api/session-store';
import { signUp } from '@/api/sign-up';
import type { SignUp } from '@/schemas/sign-up';

/** Signs up and keeps the session (spec §2.16, §8); the cookie alone remembers the token. */
export function signUpMutation() {
  return mutationOptions({
    mutationKey: ['session', 'sign-up'],
    mutationFn: async (person: SignUp) => {
      startSession(await signUp(person), person.username);
    },
  });
}
