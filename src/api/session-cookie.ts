import Cookies from 'js-cookie';
import { fingerprint } from '@/lib/fingerprint';
import { browserStore } from '@/lib/storage';
import type { Session } from '@/schemas/session';
import { readSessionTokens, SESSION_COOKIE } from '@/schemas/session-cookie';

/*
 * What the browser stores about a session. The cookie holds the token (spec §3 "Session"). The server does not tell
 * whose session it is, so local storage holds the account, as fingerprints alone: of the token, a blank, of the phone.
 */

/** Its name in the storage, by which other tabs learn that it has changed. */
export const ACCOUNT = 'account';
const ENDED = 'ended-sessions';

/** A session whose cookie exists. */
interface KeptSession {
  token: string;
  /** Fingerprint of the phone used to sign in; a token of unknown origin is an account of its own. */
  account: string;
}

/** The token of the stored session, if there is one. */
export function readKeptToken(): string | undefined {
  const ended = endedSessions();
  return readSessionTokens(document.cookie).findLast(
    (token) => !ended.includes(fingerprint(token)),
  );
}

/** The stored session, if there is one. */
export function readKeptSession(): KeptSession | undefined {
  const token = readKeptToken();
  if (token === undefined) return undefined;
  const [mark, account] = browserStore.get(ACCOUNT)?.split(' ') ?? [];
  const isKnown = mark === fingerprint(token) && account;
  return { token, account: isKnown || fingerprint(`token:${token}`) };
}

/**
 * Stores a session. Its cookie lasts until the session ends, or until the browser is closed if the end is
 * unknown or already past by the browser's clock.
 *
 * @param phone used to sign in.
 * @returns whether the browser has stored the cookie.
 */
export function keepSession({ token, expires }: Session, phone: string): boolean {
  Cookies.set(SESSION_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(expires !== undefined && expires > Date.now() && { expires: new Date(expires) }),
  });
  // A server may answer the same token again.
  setEndedSessions(endedSessions().filter((ended) => ended !== fingerprint(token)));
  if (readKeptSession()?.token !== token) return false;
  const account = fingerprint(`phone:${phone.replaceAll(/\D/g, '')}`);
  browserStore.set(ACCOUNT, `${fingerprint(token)} ${account}`);
  return true;
}

/**
 * Removes the cookie, and forgets whose session it was. Cookies that the browser keeps all the same, such as those of
 * another path, count as none from now on. A sign-out is noted in place of the account.
 */
export function removeKeptSession(event: 'ended' | 'signed-out'): void {
  Cookies.remove(SESSION_COOKIE, { path: '/' });
  setEndedSessions(readSessionTokens(document.cookie).map(fingerprint));
  if (event === 'ended') browserStore.remove(ACCOUNT);
  else browserStore.set(ACCOUNT, '');
}

/** Whether the last session of this browser ended by a sign-out, in whichever tab. */
export function isSignedOut(): boolean {
  return browserStore.get(ACCOUNT) === '';
}

/** The fingerprints of tokens whose cookies the browser keeps, though their sessions have ended. */
function endedSessions(): string[] {
  return browserStore.get(ENDED)?.split(' ') ?? [];
}

function setEndedSessions(fingerprints: readonly string[]) {
  browserStore.set(ENDED, fingerprints.join(' '));
}
