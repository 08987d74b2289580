import { sessionAnswer } from '@/schemas/session';
import { type SignUp, signUpBody } from '@/schemas/sign-up';
import { request } from './http';

/** POST /auth/signup (spec §7). */
export function signUp(person: SignUp) {
  return request({
    method: 'POST',
    path: '/auth/signup',
    body: signUpBody.parse(person),
    answer: sessionAnswer,
    opensSession: true,
  });
}
