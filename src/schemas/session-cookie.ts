/** The cookie that keeps the session's token (spec §6). */
export const SESSION_COOKIE = 'session_token';

/** Session tokens in `document.cookie`; there may be several, from several paths and domains. */
export function readSessionTokens(cookies: string): string[] {
  return cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    .map((cookie) => decoded(cookie.slice(SESSION_COOKIE.length + 1)))
    .filter((token) => token !== '');
}

/** The cookie of a token, as `document.cookie` takes it; the `/` of tokens stays legible. */
export function sessionCookie(token: string, attributes: readonly string[]): string {
  const value = encodeURIComponent(token).replaceAll('%2F', '/');
  return [`${SESSION_COOKIE}=${value}`, ...attributes].join('; ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
