import { type SignIn, type SignUp, sessionAnswer, signInBody, signUpBody } from '@/schemas/session';
import { request } from './http';

/** GET /pingauth: throws an `HttpError` 401 when the session has ended (spec §8). */
export function pingAuth(signal?: AbortSignal) {
  return request({ path: '/pingauth', signal });
}

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
