import { HttpError } from './errors';
import { getSession } from './session-store';

/** Longest excerpt that is shown, in characters. */
const DETAILS_LENGTH = 500;

/**
 * The server's failure message for the support: text without markup and secrets, shortened; `undefined`
 * without an answer or a message.
 */
export function failureDetails(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const message = error.serverMessage ?? withoutMarkup(error.body);
  const details = withoutSecrets(message, getSession().token).trim();
  if (details.length <= DETAILS_LENGTH) return details || undefined;
  return `${details.slice(0, DETAILS_LENGTH)}…`;
}

/** The text of an HTML document, usually a proxy's error page; any other body unchanged. */
function withoutMarkup(body: string): string {
  if (!body.trimStart().startsWith('<')) return body;
  return body
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/\s+/g, ' ');
}

const LEFT_OUT = '…';

/** Values behind telling names: `"access_token": "…"`, `Authorization: Bearer …`, `password=…`. */
const NAMED =
  /([\w-]*(?:token|secret|passw|authorization|cookie|session-id|api-?key)[\w-]*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|(?:(?:bearer|basic)\s+)?[^\s"',;&}]+)/gi;
/** What may be a token: a long word with small letters, capitals and digits, which addresses and names of fields lack. */
const OPAQUE =
  /(?<![\w+/=.~-])(?=[\w+/=.~-]*[a-z])(?=[\w+/=.~-]*[A-Z])(?=[\w+/=.~-]*\d)[\w+/=.~-]{20,}/g;

/**
 * Redacts a text for the support: removes the given secret, values behind telling names, and long words
 * that look like tokens.
 *
 * @internal exported for its test.
 */
export function withoutSecrets(text: string, known: string | undefined): string {
  const forms = known ? [known, encodeURIComponent(known), known.replaceAll('/', '\\/')] : [];
  return forms
    .reduce((rest, secret) => rest.replaceAll(secret, LEFT_OUT), text)
    .replace(NAMED, `$1${LEFT_OUT}`)
    .replace(OPAQUE, LEFT_OUT);
}
