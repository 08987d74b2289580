import * as z from 'zod/mini';
import type { Session } from '@/domain/session';
import { isFullRussianPhone, phoneDigits } from '@/lib/phone';
import { readable } from '@/lib/time';
import { REQUIRED, requiredText } from './required';
import { optionalInstant } from './wire-times';

const PASSWORD_MIN_LENGTH = 6;

/** The answer of sign-in and sign-up (spec §3 "Session"); the token can travel in a header. */
export const sessionAnswer = z.pipe(
  z.object({
    session_token: z.string().check(z.regex(/^[\u0021-\u007e\u0080-\u00ff]+$/)),
    expires_at: optionalInstant,
  }),
  z.transform(
    ({ session_token, expires_at }): Session => ({
      token: session_token,
      expires: readable(expires_at),
    }),
  ),
);

/** POST /auth/signin; `username` is the phone. */
export const signInBody = z.object({
  username: z.string().check(z.regex(/^\+?\d+$/)),
  password: z.string().check(z.minLength(1)),
});
export type SignIn = z.infer<typeof signInBody>;

/** POST /auth/signup; `username` is the phone as `+79991234567`. */
export const signUpBody = z.pipe(
  z.object({
    username: z.string().check(z.regex(/^\+?\d+$/)),
    password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH)),
    name: z.string().check(z.minLength(1)),
    surname: z.string().check(z.minLength(1)),
    middleName: z.string(),
  }),
  z.transform(({ middleName, ...person }) => ({ ...person, middlename: middleName })),
);
export type SignUp = z.input<typeof signUpBody>;

/** The login form (spec §5 "Login"): the phone as people type it, both fields required. */
export const loginForm = z.object({
  username: z.string().check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine((value) => phoneDigits(value) !== '', 'Введите номер телефона'),
  ),
  password: z.string().check(z.minLength(1, REQUIRED)),
});
export type LoginForm = z.infer<typeof loginForm>;

/** The registration form (spec §5 "Register"); the phone is kept with its mask while it is typed. */
export const registerForm = z.object({
  username: z
    .string()
    .check(
      z.minLength(1, REQUIRED),
      z.refine(isFullRussianPhone, 'Введите номер полностью, например +79991234567'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, REQUIRED),
      z.minLength(PASSWORD_MIN_LENGTH, `Не менее ${PASSWORD_MIN_LENGTH} символов`),
    ),
  name: requiredText,
  surname: requiredText,
  middleName: z.string().check(z.trim()),
});
export type RegisterForm = z.infer<typeof registerForm>;
