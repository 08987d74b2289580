import type { Session } from '@/domain/session';
import { phoneDigits } from '@/lib/phone';
import { readable, readInstant } from '@/lib/served-time';
import { REQUIRED } from './messages';
import { readOptionalTime, readRecord, schemaOf } from './plain';
import { asTyped, textForm, trimmed } from './plain-form';

/*
 * Login is the first page of a first visit, so it loads neither zod nor code that only registration needs
 * (sign-up.ts).
 */

/** Characters allowed in a header value. */
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

/** The login form (spec §5 "Login"): the phone as people type it, both fields required. */
export const loginForm = textForm({
  username: trimmed((phone) => {
    if (phone === '') return REQUIRED;
    return phoneDigits(phone) === '' ? 'Введите номер телефона' : undefined;
  }),
  password: asTyped(whenMissing),
});
export type LoginForm = SignIn;

/** Message of an empty required text. */
export function whenMissing(text: string): string | undefined {
  return text === '' ? REQUIRED : undefined;
}

/** A text that the pattern fits. */
function readMatch(given: unknown, pattern: RegExp): string {
  if (typeof given === 'string' && pattern.test(given)) return given;
  throw new TypeError(`not a text like ${pattern}`);
}

/** A text of at least so many characters. */
export function readLong(given: unknown, length: number): string {
  if (typeof given === 'string' && given.length >= length) return given;
  throw new TypeError(`not a text of ${length} characters`);
}
