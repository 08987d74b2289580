const LEFT_OUT = '…';

/** Values behind telling names: `"access_token": "…"`, `Authorization: Bearer …`, `password=…`. */
const NAMED =
  /([\w-]*(?:token|secret|password|passwd|authorization|cookie|session-id|api-?key)[\w-]*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|(?:(?:bearer|basic)\s+)?[^\s"',;&}]+)/gi;
const BEARER = /\b(bearer\s+)\S+/gi;
/** A long word without blanks, which may be a token. */
const LONG_WORD = /[\w+/=.~-]{20,}/g;

/**
 * Redacts a text for the support: removes the given secret, values behind telling names, and long words
 * that look like tokens.
 */
export function withoutSecrets(text: string, known: string | undefined): string {
  const forms = known ? [known, encodeURIComponent(known), known.replaceAll('/', '\\/')] : [];
  return forms
    .reduce((rest, secret) => rest.replaceAll(secret, LEFT_OUT), text)
    .replace(NAMED, `$1${LEFT_OUT}`)
    .replace(BEARER, `$1${LEFT_OUT}`)
    .replace(LONG_WORD, (word) => (isOpaque(word) ? LEFT_OUT : word));
}

/** Lower case, upper case and digits in one word: addresses and field names lack one of them. */
function isOpaque(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word);
}
