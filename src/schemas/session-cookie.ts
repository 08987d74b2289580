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

/** Decodes a value like js-cookie, which would add 0.5 KiB to the script in the document's head. */
function decoded(value: string): string {
  try {
    const text = value.startsWith('"') ? value.slice(1, -1) : value;
    return text.replaceAll(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    return value;
  }
}
