/** The cookie that keeps the session's token (spec §3 "Session"). */
export const SESSION_COOKIE = 'session_token';

/** A token that a header can carry. */
export const TOKEN = /^[\u0021-\u007e\u0080-\u00ff]+$/;

/**
 * Session tokens in `document.cookie`, that of the latest sign-in last: a browser lists longer paths first, then older
 * cookies. Others are left over, or of other paths and domains.
 */
export function readSessionTokens(cookies: string): string[] {
  return cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    .map((cookie) => decoded(cookie.slice(SESSION_COOKIE.length + 1)))
    .filter((token) => TOKEN.test(token));
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
