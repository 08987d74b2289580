/*
 * JSON with exact integers: one beyond 2⁵³, which a number would round, is a bigint, read and written with
 * all its digits. The native way (`context.source`, `JSON.rawJSON`) is too new for the supported browsers.
 */

/** Prefix of a long integer while it is held as text; no served text begins like this by chance. */
const MARK = `integer ${Math.random()}:`;

/** A text or a number with a fraction, which are passed over, or a long integer. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[\d.eE+-]*[.eE][\d.eE+-]*|(-?\d{16,})/g;

/**
 * Parses JSON; long integers become bigint.
 *
 * @throws {SyntaxError} for invalid JSON.
 */
export function parseJson(text: string): unknown {
  // Most answers have no long integer and take the fast path.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const marked = text.replace(TOKEN, (token, digits?: string) =>
    digits === undefined || Number.isSafeInteger(Number(digits)) ? token : `"${MARK}${digits}"`,
  );
  return JSON.parse(marked, (_name, value: unknown) => {
    const isMarked = typeof value === 'string' && value.startsWith(MARK);
    return isMarked ? BigInt(value.slice(MARK.length)) : value;
  });
}

/** Serialises a value with the given indent; a bigint is written as an integer. */
export function writeJson(value: unknown, indent = 0): string {
  const text = JSON.stringify(
    value,
    (_name, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part),
    indent,
  );
  return text.includes(MARK) ? text.replaceAll(new RegExp(`"${MARK}(-?\\d+)"`, 'g'), '$1') : text;
}
