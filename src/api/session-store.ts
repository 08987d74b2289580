import type { Session } from '@/domain/session';
import { openChannel } from '@/lib/channel';
import { subscribeToReturns } from '@/lib/returns';
import { SessionNotKeptError } from './errors';
import { hasEndedToken, keepSession, readKeptSession, removeKeptSession } from './session-cookie';

/*
 * The session of this document, an external store in React's sense. Reading it changes nothing. The
 * cookie, of which no browser event tells, is looked at by `syncSession` alone: at every navigation,
 * before every call, when the window is returned to, and when the session's time is over.
 */

/** What this document knows of its session; a new object with every change. */
export interface SessionState {
  /** The session that this document works with, until its end is known; its cookie may be gone. */
  token: string | undefined;
  /**
   * Whose data this document holds: the same for every sign-in with the same phone, nothing that leads
   * back to it, '' for a visitor. It outlives the session, so that what was typed when the session ran
   * out is kept for the one who typed it.
   */
  account: string;
  /** Whose session the cookie held when it was last looked at. */
  cookie: 'none' | 'own' | 'other account';
  /** The browser has refused to remove the cookie of a session that has ended. */
  hasStuckCookie: boolean;
  /**
   * A new document would find the ended session alive: its cookie could be neither removed nor marked
   * as ended. To load the document anew because of the end would be to do so for ever.
   */
  returnsOnReload: boolean;
}

/**
 * - `signed-in`: a session has begun here, or the same account has begun it in another tab.
 * - `signed-out`: the professor has left.
 * - `cookie-gone`: the cookie has run out or was removed; the session check will find the end.
 * - `ended`: the server knows the session no more.
 * - `taken-over`: another tab has signed in or out; what this document shows is not the session's.
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'cookie-gone' | 'ended' | 'taken-over';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const channel = openChannel('spms-session');
const listeners = new Set<(event: SessionEvent) => void>();
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
let state: SessionState = {
  token: undefined,
  account: '',
  cookie: 'none',
  hasStuckCookie: false,
  returnsOnReload: false,
};

/** What this document knows of its session. */
export function getSession(): SessionState {
  return state;
}

/** Whether somebody is signed in: there is a session cookie (spec §6). */
export function isSignedIn(): boolean {
  return state.cookie !== 'none';
}

/**
 * The token to send: `undefined` without a session, with one that cannot travel in a header, and with
 * one of another account, which has not done what is done here.
 */
export function getTokenToSend(): string | undefined {
  const { token, cookie } = state;
  return token !== undefined && cookie === 'own' && isHeaderValue(token) ? token : undefined;
}

/** Calls back with every event of the session; returns how to stop. */
export function subscribeToSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins with the session that the browser keeps, as every new document does. */
export function loadSession(): void {
  const kept = readKeptSession();
  state = {
    token: kept?.token,
    account: kept?.account ?? '',
    cookie: kept ? 'own' : 'none',
    hasStuckCookie: hasEndedToken(),
    returnsOnReload: false,
  };
  watchExpiry(kept?.expires);
}

/**
 * Follows what happens to the session outside of this tab, and has the document loaded anew when what
 * it holds in memory is no longer the session's (spec §8): after an end here, after a sign-out at the
 * home page, and after a sign-in or sign-out in another tab (decisions §2.6).
 *
 * @returns how to stop.
 */
export function watchSession(reloadDocument: (path?: string) => void): () => void {
  const stopListening = subscribeToSession((event) => {
    if (event === 'signed-out') reloadDocument('/');
    else if (event === 'ended' || event === 'taken-over') reloadDocument();
  });
  const stopFollowing = channel.subscribe(() => announce('taken-over'));
  const stopReturns = subscribeToReturns(syncSession);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    stopListening();
    stopFollowing();
    stopReturns();
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** Looks at the cookie, which may have changed in any way since it was last looked at. */
export function syncSession(): void {
  const kept = readKeptSession();
  if (!kept) {
    if (state.cookie !== 'none') change({ cookie: 'none' }, 'cookie-gone');
  } else if (kept.token === state.token) {
    if (state.cookie !== 'own') change({ cookie: 'own' }, 'signed-in');
  } else if (kept.account === state.account) {
    watchExpiry(kept.expires);
    change({ token: kept.token, cookie: 'own' }, 'signed-in');
  } else if (state.cookie !== 'other account') change({ cookie: 'other account' }, 'taken-over');
}

/**
 * Keeps the session in its cookie until it ends (spec §4 "Session"), together with whose it is.
 *
 * @param username the phone that was signed in with.
 * @throws {SessionNotKeptError} when the browser does not keep the cookie.
 */
export function startSession(session: Session, username: string): void {
  if (!keepSession(session, username)) throw new SessionNotKeptError();
  loadSession();
  announce('signed-in');
  channel.announce('changed');
}

/**
 * Ends the session that the server has refused, unless another one has begun meanwhile.
 *
 * @param token the one that the server was asked about.
 */
export function endSession(token: string): void {
  syncSession();
  if (state.token === token && state.cookie !== 'other account') removeSession('ended');
}

/** Ends the session because the professor leaves. */
export function signOut(): void {
  removeSession('signed-out');
}

function removeSession(event: 'ended' | 'signed-out') {
  const outlivesReload = removeKeptSession();
  watchExpiry(undefined);
  change(
    {
      token: undefined,
      cookie: 'none',
      hasStuckCookie: hasEndedToken(),
      returnsOnReload: !outlivesReload,
    },
    event,
  );
  // Other tabs load anew: they would find the session alive, announce its end again, and so for ever.
  if (outlivesReload) channel.announce('changed');
}

/** A page that Back restores has missed every event: what it shows may be of who has left since. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  syncSession();
  if (persisted && state.cookie === 'none' && state.account !== '') announce('taken-over');
}

function change(part: Partial<SessionState>, event: SessionEvent) {
  state = { ...state, ...part };
  announce(event);
}

function announce(event: SessionEvent) {
  for (const listener of listeners) listener(event);
}

/** Looks at the cookie when the session's time is over; an end beyond a timer's reach is not waited for. */
function watchExpiry(expires: number | undefined) {
  clearTimeout(expiryTimer);
  const remaining = expires === undefined ? 0 : expires - Date.now();
  if (remaining <= 0 || remaining > LONGEST_TIMER_MS) return;
  expiryTimer = setTimeout(syncSession, remaining);
}

function isHeaderValue(token: string): boolean {
  try {
    // A header loses the blanks around its value.
    return new Headers({ token }).get('token') === token;
  } catch {
    return false;
  }
}
