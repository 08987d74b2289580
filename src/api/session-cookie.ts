import Cookies from 'js-cookie';
import type { Session } from '@/domain/session';
import { fingerprint } from '@/lib/fingerprint';
import { entriesOf, kept } from '@/lib/kept';
import { isRecord } from '@/lib/record';
import { browserStore } from '@/lib/storage';
import { readSessionTokens, SESSION_COOKIE } from '@/schemas/session-cookie';

/*
 * What the browser stores about a session. The cookie holds the token (spec §6). The server does not tell
 * whose session it is, so local storage holds the account, the expiry, and the tokens that have ended
 * although their cookies could not be removed. Account and tokens are stored as fingerprints only.
 */

const accountRecord = kept<Record<string, unknown>>({
  name: 'account',
  store: browserStore,
  read: (stored) => (isRecord(stored) ? stored : {}),
});

const endedTokens = kept({
  name: 'dead-sessions',
  store: browserStore,
  read: entriesOf((stored) => (typeof stored === 'string' ? stored : undefined)),
});
/** Ended tokens that are stored, the latest ones. */
const MOST_ENDED = 5;

/** A session whose cookie exists. */
interface KeptSession extends Session {
  /**
   * Fingerprint of the phone used to sign in; a token of unknown origin is an account of its own.
   */
  account: string;
}

/** The stored session; `undefined` if there is none or it has ended. */
export function readKeptSession(): KeptSession | undefined {
  const token = readToken();
  if (token === undefined) return undefined;
  const record = accountRecord.read();
  return record['token'] === fingerprint(token) && typeof record['account'] === 'string'
    ? { token, account: record['account'], expires: numberOf(record['expires']) }
    : { token, account: fingerprint(`token:${token}`), expires: undefined };
}

/** The token of the cookie, skipping tokens known to have ended. */
function readToken(): string | undefined {
  const ended = endedTokens.read();
  return allTokens().find((token) => !ended.includes(fingerprint(token)));
}

/**
 * Stores a session. Its cookie lasts until the session ends, or until the browser is closed if the end is
 * unknown or already past by the browser's clock.
 *
 * @param phone used to sign in.
 * @returns whether the browser has stored the cookie.
 */
export function keepSession({ token, expires }: Session, phone: string): boolean {
  const ended = endedTokens.read().filter((mark) => mark !== fingerprint(token));
  endedTokens.write(ended);
  Cookies.set(SESSION_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(expires !== undefined && expires > Date.now() && { expires: new Date(expires) }),
  });
  if (readToken() !== token) return false;
  const account = fingerprint(`phone:${phone.replaceAll(/\D/g, '')}`);
  accountRecord.write({ token: fingerprint(token), account, expires });
  return true;
}

/**
 * Removes the cookie for every path and domain, and forgets whose session it was. If the browser does not remove
 * it, its token is marked as ended and ignored from then on.
 *
 * @returns `false` if the cookie could neither be removed nor marked: a reload would find the session alive.
 */
export function removeKeptSession(): boolean {
  accountRecord.remove();
  Cookies.remove(SESSION_COOKIE, { path: '/' });
  if (allTokens().length > 0) {
    for (const place of cookiePlaces(window.location)) Cookies.remove(SESSION_COOKIE, place);
  }
  const left = allTokens();
  if (left.length === 0) return true;
  const marks = new Set([...left.map(fingerprint), ...endedTokens.read()]);
  return endedTokens.write([...marks].slice(0, MOST_ENDED));
}

/** Whether the browser still holds the cookie of a session that has ended. */
export function hasEndedToken(): boolean {
  const ended = endedTokens.read();
  return allTokens().some((token) => ended.includes(fingerprint(token)));
}

/**
 * Every path and domain for which a cookie visible at this address may have been set.
 *
 * @internal exported for its test.
 */
export function cookiePlaces({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>) {
  const folders = pathname.split('/').filter(Boolean);
  const paths = ['/'];
  folders.forEach((_folder, i) => {
    const path = `/${folders.slice(0, i + 1).join('/')}`;
    paths.push(path, `${path}/`);
  });
  const labels = hostname.split('.');
  const domains = [undefined, ...labels.map((_label, i) => labels.slice(i).join('.'))];
  return domains.flatMap((domain) =>
    paths.map((path) => ({ path, ...(domain !== undefined && { domain }) })),
  );
}

function allTokens(): string[] {
  return readSessionTokens(document.cookie);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
