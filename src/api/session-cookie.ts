import Cookies from 'js-cookie';
import type { Session } from '@/schemas/session';

const COOKIE_NAME = 'session_token';
const CHANNEL_NAME = 'spms-session';

const listeners = new Set<() => void>();
const channel = new BroadcastChannel(CHANNEL_NAME);
let isSessionKnown = getSessionToken() !== undefined;

/** The session token of the cookie; `undefined` when nobody is signed in (spec §6). */
export function getSessionToken(): string | undefined {
  return Cookies.get(COOKIE_NAME) || undefined;
}

/**
 * Whether this document has had a session that it does not yet know to have ended; its cookie may
 * have run out in the meantime.
 */
export function hasKnownSession(): boolean {
  return isSessionKnown;
}

/** Keeps the session in its cookie until the instant that the server named (spec §4 "Session"). */
export function startSession({ session_token, expires_at }: Session): void {
  const expires = expires_at === undefined ? undefined : new Date(expires_at);
  Cookies.set(COOKIE_NAME, session_token, {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    // Without a usable expiry the cookie lasts as long as the browser runs.
    ...(expires && !Number.isNaN(expires.getTime()) && { expires }),
  });
  isSessionKnown = true;
  announceChange();
}

/** Removes the session cookie here and lets the other tabs know. */
export function endSession(): void {
  Cookies.remove(COOKIE_NAME, { path: '/' });
  isSessionKnown = false;
  announceChange();
}

function announceChange() {
  for (const listener of listeners) listener();
  channel.postMessage('changed');
}

/** Calls back when the session starts or ends in this tab; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the session starts or ends in another tab; returns how to stop. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
