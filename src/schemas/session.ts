import * as z from 'zod/mini';
import type { Session } from '@/domain/session';
import { phoneDigits } from '@/lib/phone';
import { readable } from '@/lib/served-time';
import { REQUIRED } from './messages';
import { requiredText } from './required';
import { optionalInstant } from './wire';

/** Characters allowed in a header value. */
const TOKEN = /^[\u0021-\u007e\u0080-\u00ff]+$/;
const PHONE = /^\+?\d+$/;

/** The answer of sign-in and sign-up (spec §3 "Session"). */
export const sessionAnswer = z.pipe(
  z.object({ session_token: z.string().check(z.regex(TOKEN)), expires_at: optionalInstant }),
  z.transform(
    ({ session_token, expires_at }): Session => ({
      token: session_token,
      expires: readable(expires_at),
    }),
  ),
);

/** POST /auth/signin. */
export const signInBody = z.object({
  /** The phone: digits, with or without a leading plus. */
  username: z.string().check(z.regex(PHONE)),
  password: z.string().check(z.minLength(1)),
});
export type SignIn = z.infer<typeof signInBody>;

/** The login form (spec §5 "Login"): the phone as people type it, both fields required. */
export const loginForm = z.object({
  username: requiredText.check(
    z.refine((phone) => phoneDigits(phone) !== '', 'Введите номер телефона'),
  ),
  password: z.string().check(z.minLength(1, REQUIRED)),
});
export type LoginForm = z.infer<typeof loginForm>;
