import * as z from 'zod/mini';
import { isFullRussianPhone, phoneDigits } from '@/lib/phone';
import { lineText, REQUIRED, requiredText } from './form-fields';
import { TOKEN } from './session-cookie';
import { optionalInstant, record } from './wire';

const PHONE = /^\+?\d+$/;

/** The answer of sign-in and sign-up (spec §3 "Session"); `expires` is an instant, if the server names one. */
export const sessionAnswer = record(
  {
    session_token: z.string().check(z.regex(TOKEN)),
    expires_at: z.catch(optionalInstant, undefined),
  },
  ({ session_token, expires_at }) => ({
    token: session_token,
    expires: expires_at,
  }),
);

export type Session = z.output<typeof sessionAnswer>;

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

const PASSWORD_MIN_LENGTH = 6;

/** POST /auth/signup. */
export const signUpBody = record(
  {
    username: signInBody.shape.username,
    password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH)),
    name: z.string().check(z.minLength(1)),
    surname: z.string().check(z.minLength(1)),
    /** Empty for none. */
    middleName: z.string(),
  },
  ({ middleName, ...person }) => ({ ...person, middlename: middleName }),
);
export type SignUp = z.input<typeof signUpBody>;

/** The registration form (spec §5 "Register"); the phone is kept with its mask while it is typed. */
export const registerForm = z.object({
  username: z
    .string()
    .check(
      z.minLength(1, REQUIRED),
      z.refine(isFullRussianPhone, 'Введите номер с кодом +7 полностью, например +79991234567'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, REQUIRED),
      z.minLength(PASSWORD_MIN_LENGTH, `Не менее ${PASSWORD_MIN_LENGTH} символов`),
    ),
  name: requiredText,
  surname: requiredText,
  middleName: lineText,
});
export type RegisterForm = z.infer<typeof registerForm>;
