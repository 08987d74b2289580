import type { Session } from '@/domain/session';
import { isFullRussianPhone, phoneDigits } from '@/lib/phone';
import { readable, readInstant } from '@/lib/served-time';
import { REQUIRED } from './messages';
import { readOptionalTime, readRecord, schemaOf } from './plain';
import { asTyped, textForm, trimmed } from './plain-form';

/* Login and registration are the first pages of a first visit, so they do without zod. */

const PASSWORD_MIN_LENGTH = 6;
/** Characters that can travel in a header. */
const TOKEN = /^[\u0021-\u007e\u0080-\u00ff]+$/;
const PHONE = /^\+?\d+$/;

/** The answer of sign-in and sign-up (spec §3 "Session"). */
export const sessionAnswer = schemaOf((served): Session => {
  const { session_token, expires_at } = readRecord(served);
  const expires = readOptionalTime(expires_at);
  return {
    token: readMatch(session_token, TOKEN),
    expires: expires === undefined ? undefined : readable(readInstant(expires)),
  };
});

export interface SignIn {
  /** The phone: digits, with or without a leading plus. */
  username: string;
  password: string;
}

/** POST /auth/signin. */
export const signInBody = schemaOf((given): SignIn => {
  const { username, password } = readRecord(given);
  return { username: readMatch(username, PHONE), password: readLong(password, 1) };
});

export interface SignUp extends SignIn {
  name: string;
  surname: string;
  /** Empty for none. */
  middleName: string;
}

/** POST /auth/signup. */
export const signUpBody = schemaOf((given) => {
  const { username, password, name, surname, middleName } = readRecord(given);
  return {
    username: readMatch(username, PHONE),
    password: readLong(password, PASSWORD_MIN_LENGTH),
    name: readLong(name, 1),
    surname: readLong(surname, 1),
    middlename: readLong(middleName, 0),
  };
});

/** The login form (spec §5 "Login"): the phone as people type it, both fields required. */
export const loginForm = textForm({
  username: trimmed((phone) => {
    if (phone === '') return REQUIRED;
    return phoneDigits(phone) === '' ? 'Введите номер телефона' : undefined;
  }),
  password: asTyped(whenMissing),
});
export type LoginForm = SignIn;

/** The registration form (spec §5 "Register"); the phone is kept with its mask while it is typed. */
export const registerForm = textForm({
  username: asTyped((phone) => {
    if (phone === '') return REQUIRED;
    return isFullRussianPhone(phone) ? undefined : 'Введите номер полностью, например +79991234567';
  }),
  password: asTyped((password) => {
    if (password === '') return REQUIRED;
    return password.length < PASSWORD_MIN_LENGTH
      ? `Не менее ${PASSWORD_MIN_LENGTH} символов`
      : undefined;
  }),
  name: trimmed(whenMissing),
  surname: trimmed(whenMissing),
  middleName: trimmed(),
});
export type RegisterForm = SignUp;

function whenMissing(text: string): string | undefined {
  return text === '' ? REQUIRED : undefined;
}

/** A text that the pattern fits. */
function readMatch(given: unknown, pattern: RegExp): string {
  if (typeof given === 'string' && pattern.test(given)) return given;
  throw new TypeError(`not a text like ${pattern}`);
}

/** A text of at least so many characters. */
function readLong(given: unknown, length: number): string {
  if (typeof given === 'string' && given.length >= length) return given;
  throw new TypeError(`not a text of ${length} characters`);
}
