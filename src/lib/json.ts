/*
 * JSON with exact integers: one beyond 2⁵³, which a number would round, is a bigint, read and written with
 * all its digits. The native way (`context.source`, `JSON.rawJSON`) is too new for the supported browsers.
 */

/** Prefix of a long integer while it is held as text; no served text begins like this by chance. */
const MARK = `integer ${Math.random()}:`;

/** Digits in the place of a value; the same may occur inside a text, which is rare. */
const LONG_VALUE = /((?:^|[:,[])\s*)(-?\d{16,})(?=\s*(?:[,}\]]|$))/g;
const TEXT_OR_INTEGER = /("[^"\\]*(?:\\.[^"\\]*)*"|[\d.eE+-]*[.eE][\d.eE+-]*)|(-?\d{16,})/g;

/**
 * Parses JSON; long integers become bigint.
 *
 * @throws {SyntaxError} for invalid JSON.
 */
export function parseJson(text: string): unknown {
  // Most answers have no long integer and take the fast path.
  if (text.search(LONG_VALUE) < 0) return JSON.parse(text);
  try {
    return JSON.parse(text.replace(LONG_VALUE, marked), revived);
  } catch {
    // A mark inside a text ends the text early, which is always a syntax error: go text by text.
    return JSON.parse(text.replace(TEXT_OR_INTEGER, marked), revived);
  }
}

function marked(token: string, before: string | undefined, digits: string | undefined): string {
  if (digits === undefined || Number.isSafeInteger(Number(digits))) return token;
  return `${before ?? ''}"${MARK}${digits}"`;
}

function revived(_name: string, value: unknown): unknown {
  const isMarked = typeof value === 'string' && value.startsWith(MARK);
  return isMarked ? BigInt(value.slice(MARK.length)) : value;
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
