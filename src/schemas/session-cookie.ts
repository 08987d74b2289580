import Cookies from 'js-cookie';

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

function decoded(value: string): string {
  try {
    return Cookies.converter.read(value, SESSION_COOKIE);
  } catch {
    return value;
  }
}
