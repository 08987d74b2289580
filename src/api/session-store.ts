import { createListeners } from '@/lib/listeners';
import { subscribeToReturns } from '@/lib/returns';
import type { Session } from '@/schemas/session';
import { SessionNotKeptError } from './errors';
import { ACCOUNT, keepSession, readKeptSession, removeKeptSession } from './session-cookie';

/*
 * The session of this document as a `useSyncExternalStore` store: getters change nothing. Browsers fire no
 * event when a cookie changes, so `syncSession` reads it at every navigation, before every call and on return
 * to the window.
 */

/** State of the session; a new object with every change. */
export interface SessionState {
  /** Token of the session until it is known to have ended; the cookie may be gone already. */
  token: string | undefined;
  /**
   * Account whose data this document holds: equal for every sign-in with the same phone, an opaque
   * fingerprint, '' for a visitor. It survives the session, so that drafts typed before it expired stay
   * with their author.
   */
  account: string;
  /** Owner of the cookie when it was last read. */
  cookie: 'none' | 'own' | 'other account';
}

/**
 * - `signed-in`: a session started here, or for the same account in another tab.
 * - `signed-out`: the user signed out.
 * - `cookie-gone`: the cookie expired or was removed; the session check will confirm the end.
 * - `ended`: the server rejected the session.
 * - `taken-over`: another tab signed in or out; the data on screen belongs to the previous session.
 *
 * @internal exported for its test.
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'cookie-gone' | 'ended' | 'taken-over';

const { tell: announce, subscribe } = createListeners<[SessionEvent]>();
let state: SessionState = { token: undefined, account: '', cookie: 'none' };

/** The current state of the session. */
export function getSession(): SessionState {
  return state;
}

/** Whether somebody is signed in: there is a session cookie (spec §6). */
export function isSignedIn(): boolean {
  return state.cookie !== 'none';
}

/** The token to send: `undefined` without a session, or if the cookie now belongs to another account. */
export function getTokenToSend(): string | undefined {
  return state.cookie === 'own' ? state.token : undefined;
}

/** Subscribes to session events; returns the unsubscriber. */
export const subscribeToSession = subscribe;

/** Loads the stored session, as every new document does. */
export function loadSession(): void {
  const kept = readKeptSession();
  const cookie = kept ? 'own' : 'none';
  state = { token: kept?.token, account: kept?.account ?? '', cookie };
}

/**
 * Follows changes of the session outside of this tab. Reloads the document when its data in memory belongs to
 * another session (spec §8): after the session ended here, after a sign-out (at the home page), and after a
 * sign-in or sign-out in another tab (decisions §2.6). Returns the unsubscriber.
 */
export function watchSession(reloadDocument: (path?: string) => void): () => void {
  const stopListening = subscribeToSession((event) => {
    if (event === 'signed-out') reloadDocument('/');
    else if (event === 'ended' || event === 'taken-over') reloadDocument();
  });
  window.addEventListener('storage', handleStorage);
  const stopReturns = subscribeToReturns(syncSession);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    stopListening();
    window.removeEventListener('storage', handleStorage);
    stopReturns();
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** Reads the cookie again and updates the state. */
export function syncSession(): void {
  const kept = readKeptSession();
  if (!kept) {
    if (state.cookie !== 'none') change({ cookie: 'none' }, 'cookie-gone');
  } else if (kept.token === state.token) {
    if (state.cookie !== 'own') change({ cookie: 'own' }, 'signed-in');
  } else if (kept.account === state.account) {
    change({ token: kept.token, cookie: 'own' }, 'signed-in');
  } else if (state.cookie !== 'other account') change({ cookie: 'other account' }, 'taken-over');
}

/**
 * Stores the session and its account until it ends (spec §4 "Session").
 *
 * @param username the phone used to sign in.
 * @throws {SessionNotKeptError} when the browser does not store the cookie.
 */
export function startSession(session: Session, username: string): void {
  if (!keepSession(session, username)) throw new SessionNotKeptError();
  loadSession();
  announce('signed-in');
}

/** Ends the session after the server rejected it, unless a newer one has started. */
export function endSession(token: string): void {
  syncSession();
  if (state.token === token && state.cookie !== 'other account') removeSession('ended');
}

/** Signs out. */
export function signOut(): void {
  removeSession('signed-out');
}

function removeSession(event: 'ended' | 'signed-out') {
  removeKeptSession(event);
  change({ token: undefined, cookie: 'none' }, event);
}

/** Another tab has signed in or out: the browser tells the others that the account has changed. */
function handleStorage({ key }: StorageEvent) {
  if (key === ACCOUNT) announce('taken-over');
}

/**
 * A page restored from bfcache has missed every session change: it may show another account's data.
 */
function handlePageShow({ persisted }: PageTransitionEvent) {
  syncSession();
  if (persisted && state.cookie === 'none' && state.account !== '') announce('taken-over');
}

function change(part: Partial<SessionState>, event: SessionEvent) {
  state = { ...state, ...part };
  announce(event);
}
