import type { Session } from '@/domain/session';
import { openChannel } from '@/lib/channel';
import { accountOf, expiryOf, forgetAccount, rememberAccount } from './account-record';
import { SessionNotKeptError } from './errors';
import { hasDeadToken, readToken, removeToken, writeToken } from './token-cookie';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const listeners = new Set<() => void>();
const channel = openChannel('spms-session');

/** The session that this document is not yet known to have lost; its cookie may have run out. */
let knownToken: string | undefined;
/** Whose memory this document holds; '' for a visitor's. */
let account = '';
let isEndKept = true;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** What a new document begins with: the session of the cookie, or none. */
export function adoptSession(): void {
  knownToken = readToken();
  account = ownerOf(knownToken);
  isEndKept = true;
  watchExpiry();
}

/** The session token of the cookie; `undefined` when nobody is signed in (spec §6). */
export function getSessionToken(): string | undefined {
  return readToken();
}

/**
 * Which account this document works for: the same for every sign-in with the same phone, nothing
 * that leads back to it, '' for a visitor. It outlives the session, so that what was typed when the
 * session ran out is kept for the one who typed it.
 */
export function getAccountKey(): string {
  takeOver();
  return account;
}

/**
 * The token to send: `undefined` without a session, with one that cannot travel in a header, and
 * with one that somebody else has started in another tab, who did not do what is done here.
 */
export function getTokenToSend(): string | undefined {
  const token = readToken();
  takeOver();
  return token !== undefined && token === knownToken && isHeaderValue(token) ? token : undefined;
}

/** Whether the cookie holds the session of another account than this document works for. */
export function hasForeignSession(): boolean {
  const token = readToken();
  return token !== undefined && account !== '' && accountOf(token) !== account;
}

/** Whether the cookie holds a session of the account that this document shows, or none of a visitor's. */
export function isOfSameAccount(): boolean {
  return account === ownerOf(readToken());
}

/** Whether this document has had a session that it does not yet know to have ended. */
export function hasKnownSession(): boolean {
  takeOver();
  return knownToken !== undefined;
}

/**
 * Keeps the session in its cookie until the instant that the server named (spec §4 "Session"),
 * together with whose it is.
 *
 * @param username the phone that was signed in with.
 * @throws {SessionNotKeptError} when the browser does not keep the cookie.
 */
export function startSession({ token, expires }: Session, username: string): void {
  if (!writeToken(token, expires)) throw new SessionNotKeptError();
  rememberAccount(token, username, expires);
  adoptSession();
  announceChange();
}

/** Removes the session cookie here and lets the other tabs know. */
export function endSession(): void {
  isEndKept = removeToken();
  forgetAccount();
  knownToken = undefined;
  watchExpiry();
  announceChange();
}

/**
 * Whether a new document would find the ended session alive again: its cookie can neither be removed
 * nor be remembered as dead. To load the document anew would be to do so for ever.
 */
export function wouldEndAgain(): boolean {
  return !isEndKept;
}

/** Whether the cookie of an ended session is still there: the browser refuses to remove it. */
export function hasStuckCookie(): boolean {
  return hasDeadToken();
}

/** Calls back when the session may have started or ended in this tab; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the session starts or ends in another tab; returns how to stop. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  return channel.subscribe(listener);
}

/** The account of a token; '' for none. */
function ownerOf(token: string | undefined): string {
  return token === undefined ? '' : accountOf(token);
}

/** A visitor's document, or one of the same account, goes on with a session begun elsewhere. */
function takeOver() {
  const token = readToken();
  if (token === undefined || token === knownToken || hasForeignSession()) return;
  adoptSession();
}

function announceChange() {
  for (const listener of listeners) listener();
  // Other tabs load anew: with an end that cannot be kept they would find it alive, and so for ever.
  if (isEndKept) channel.announce('changed');
}

/** Nothing in the browser says when a cookie runs out. */
function watchExpiry() {
  clearTimeout(expiryTimer);
  const expires = knownToken === undefined ? undefined : expiryOf(knownToken);
  const remaining = expires === undefined ? 0 : expires - Date.now();
  if (remaining <= 0 || remaining > LONGEST_TIMER_MS) return;
  expiryTimer = setTimeout(() => {
    for (const listener of listeners) listener();
  }, remaining);
}

function isHeaderValue(token: string): boolean {
  try {
    // A header loses the blanks around its value.
    return new Headers({ token }).get('token') === token;
  } catch {
    return false;
  }
}
