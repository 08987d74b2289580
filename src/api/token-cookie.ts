import Cookies from 'js-cookie';
import { fingerprint } from '@/lib/fingerprint';
import { browserStore } from '@/lib/storage';
import { readSessionTokens, SESSION_COOKIE } from '@/schemas/session-cookie';

const DEAD_TOKENS = 'dead-sessions';
const DEAD_TOKENS_KEPT = 5;

/** The token of the cookie (spec §6); `undefined` when there is none that may still be in use. */
export function readToken(): string | undefined {
  const dead = deadTokens();
  return allTokens().find((token) => !dead.includes(fingerprint(token)));
}

/**
 * Keeps the token in its cookie until `expires` (milliseconds); without it, or when the browser's clock has it in
 * the past already, for as long as the browser runs. Answers whether the browser has kept it.
 */
export function writeToken(token: string, expires: number | undefined): boolean {
  const dead = deadTokens().filter((mark) => mark !== fingerprint(token));
  browserStore.set(DEAD_TOKENS, JSON.stringify(dead));
  Cookies.set(SESSION_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(expires !== undefined && expires > Date.now() && { expires: new Date(expires) }),
  });
  return readToken() === token;
}

/**
 * Removes the cookie, wherever it was set. One that stays all the same counts as dead from now on:
 * `readToken` passes it over. Answers whether a new document will know that as well.
 */
export function removeToken(): boolean {
  Cookies.remove(SESSION_COOKIE, { path: '/' });
  if (allTokens().length > 0) {
    for (const place of cookiePlaces(window.location)) Cookies.remove(SESSION_COOKIE, place);
  }
  const left = allTokens();
  if (left.length === 0) return true;
  const marks = new Set([...left.map(fingerprint), ...deadTokens()]);
  return browserStore.set(DEAD_TOKENS, JSON.stringify([...marks].slice(0, DEAD_TOKENS_KEPT)));
}

/** Whether the browser still holds the cookie of a session that has ended. */
export function hasDeadToken(): boolean {
  const dead = deadTokens();
  return allTokens().some((token) => dead.includes(fingerprint(token)));
}

/** Every place that a cookie seen at this address may have been set for, and so be removed from. */
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

function deadTokens(): string[] {
  try {
    const marks: unknown = JSON.parse(browserStore.get(DEAD_TOKENS) ?? '[]');
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}
