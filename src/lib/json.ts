/*
 * JSON as the servers mean it: an integer beyond 2⁵³, which a number would round, is a bigint here,
 * read and written with all its digits. The platform's own way (`context.source`, `JSON.rawJSON`)
 * is newer than the browsers that the app serves.
 */

/** Stands before the digits of a long integer while it is a text; no text begins so by chance. */
const MARK = `integer ${Math.random()}:`;

/** Digits that stand where a value does; the same may stand inside of a text, which is rare. */
const LONG_VALUE = /((?:^|[:,[])\s*)(-?\d{16,})(?=\s*(?:[,}\]]|$))/g;
const TEXT_OR_INTEGER = /("[^"\\]*(?:\\.[^"\\]*)*"|[\d.eE+-]*[.eE][\d.eE+-]*)|(-?\d{16,})/g;

/**
 * The value of a JSON text; long integers come as bigint.
 *
 * @throws {SyntaxError} for what is no JSON.
 */
export function parseJson(text: string): unknown {
  // Most answers have none and are read at full speed.
  if (text.search(LONG_VALUE) < 0) return JSON.parse(text);
  try {
    return JSON.parse(text.replace(LONG_VALUE, marked), revived);
  } catch {
    // A mark inside of a text ends it too early, which is always an error: now text by text.
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

/** The JSON text of a value, indented by so many blanks; a bigint is written as an integer. */
export function writeJson(value: unknown, indent = 0): string {
  const text = JSON.stringify(
    value,
    (_name, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part),
    indent,
  );
  return text.includes(MARK) ? text.replaceAll(new RegExp(`"${MARK}(-?\\d+)"`, 'g'), '$1') : text;
}
