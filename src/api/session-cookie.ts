import Cookies from 'js-cookie';
import type { Session } from '@/domain/session';
import { fingerprint } from '@/lib/fingerprint';
import { isRecord } from '@/lib/record';
import { browserStore, readJson } from '@/lib/storage';
import { readSessionTokens, SESSION_COOKIE } from '@/schemas/session-cookie';

/*
 * What the browser stores about a session. The cookie holds the token (spec §6). The server does not tell
 * whose session it is, so local storage holds the account, the expiry, and the tokens that have ended
 * although their cookies could not be removed. Account and tokens are stored as fingerprints only.
 */

const ACCOUNT_RECORD = 'account';
const ENDED_TOKENS = 'dead-sessions';
const ENDED_TOKENS_KEPT = 5;

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
  const record = readRecord();
  return record['token'] === fingerprint(token) && typeof record['account'] === 'string'
    ? { token, account: record['account'], expires: numberOf(record['expires']) }
    : { token, account: fingerprint(`token:${token}`), expires: undefined };
}

/** The token of the cookie, skipping tokens known to have ended. */
export function readToken(): string | undefined {
  const ended = readEndedTokens();
  return allTokens().find((token) => !ended.includes(fingerprint(token)));
}

/**
 * Keeps a session: its cookie until the session ends, or for as long as the browser runs where no end
 * is known or the browser's clock has it in the past already.
 *
 * @param phone the one that was signed in with.
 * @returns whether the browser has kept the cookie.
 */
export function keepSession({ token, expires }: Session, phone: string): boolean {
  const ended = readEndedTokens().filter((mark) => mark !== fingerprint(token));
  browserStore.set(ENDED_TOKENS, JSON.stringify(ended));
  Cookies.set(SESSION_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(expires !== undefined && expires > Date.now() && { expires: new Date(expires) }),
  });
  if (readToken() !== token) return false;
  const account = fingerprint(`phone:${phone.replaceAll(/\D/g, '')}`);
  browserStore.set(
    ACCOUNT_RECORD,
    JSON.stringify({
      token: fingerprint(token),
      account,
      ...(expires !== undefined && { expires }),
    }),
  );
  return true;
}

/**
 * Removes the cookie, wherever it was set, and forgets whose session it was. A cookie that stays all
 * the same is marked as ended: from now on it is passed over.
 *
 * @returns whether that outlives the document; `false` where neither the cookie could be removed nor
 *   the mark be kept, so that a new document will find the session alive.
 */
export function removeKeptSession(): boolean {
  browserStore.remove(ACCOUNT_RECORD);
  Cookies.remove(SESSION_COOKIE, { path: '/' });
  if (allTokens().length > 0) {
    for (const place of cookiePlaces(window.location)) Cookies.remove(SESSION_COOKIE, place);
  }
  const left = allTokens();
  if (left.length === 0) return true;
  const marks = new Set([...left.map(fingerprint), ...readEndedTokens()]);
  return browserStore.set(ENDED_TOKENS, JSON.stringify([...marks].slice(0, ENDED_TOKENS_KEPT)));
}

/** Whether the browser still holds the cookie of a session that has ended. */
export function hasEndedToken(): boolean {
  const ended = readEndedTokens();
  return allTokens().some((token) => ended.includes(fingerprint(token)));
}

/** Every path and domain for which a cookie visible at this address may have been set. */
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

function readRecord(): Record<string, unknown> {
  const record = readJson(browserStore, ACCOUNT_RECORD);
  return isRecord(record) ? record : {};
}

function readEndedTokens(): string[] {
  const marks = readJson(browserStore, ENDED_TOKENS);
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
