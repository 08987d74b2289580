import { type SignIn, sessionAnswer, signInBody } from '@/schemas/session';
import { request } from './http';

/** POST /auth/signin (spec §7). */
export function signIn(credentials: SignIn) {
  return request({
    method: 'POST',
    path: '/auth/signin',
    body: signInBody.parse(credentials),
    answer: sessionAnswer,
    opensSession: true,
  });
}
