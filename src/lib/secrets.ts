const LEFT_OUT = '…';

/** `"access_token": "…"`, `Authorization: Bearer …`, `password=…`: what stands behind such a name. */
const NAMED =
  /([\w-]*(?:token|secret|password|passwd|authorization|cookie|session-id|api-?key)[\w-]*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|(?:(?:bearer|basic)\s+)?[^\s"',;&}]+)/gi;
const BEARER = /\b(bearer\s+)\S+/gi;
/** A long word without a blank, as tokens are. */
const LONG_WORD = /[\w+/=.~-]{20,}/g;

/**
 * A text that may be passed on, to the support for example: without the secret that is known, what
 * stands behind a name that tells of one, and long words of letters and digits as only tokens are.
 */
export function withoutSecrets(text: string, known: string | undefined): string {
  const forms = known ? [known, encodeURIComponent(known), known.replaceAll('/', '\\/')] : [];
  return forms
    .reduce((rest, secret) => rest.replaceAll(secret, LEFT_OUT), text)
    .replace(NAMED, `$1${LEFT_OUT}`)
    .replace(BEARER, `$1${LEFT_OUT}`)
    .replace(LONG_WORD, (word) => (isOpaque(word) ? LEFT_OUT : word));
}

/** Small letters, capitals and digits in one word: addresses and names of fields lack one of them. */
function isOpaque(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word);
}
