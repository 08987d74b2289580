/**
 * An identifier: a number while it is exact, its digits as text beyond 2⁵³. Works in addresses, keys and
 * `===`.
 */
export type Id = number | string;

/** An identifier that is only passed on, as served. */
export type OpaqueId = number | string | bigint;

const INT64_MAX = 9_223_372_036_854_775_807n;

/** Whether the id means "none": records are numbered from 1, and Go sends a missing id as 0. */
export function isNoId(id: OpaqueId): boolean {
  return /^(0*|-\d+)$/.test(String(id));
}

/** The identifier with these digits. */
export function toId(digits: string | bigint): Id {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : String(digits);
}

/**
 * The integer that a body carries for an identifier, with all its digits.
 *
 * @throws {SyntaxError} if the server has sent a text that is no integer.
 */
export function integerOf(id: OpaqueId): number | bigint {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : BigInt(id);
}

/**
 * The identifier in an address: a positive integer that a server can hold, or `NaN` for anything
 * else (decisions §2.3).
 */
export function parseRouteId(segment: string): Id {
  const isId = /^[1-9]\d{0,18}$/.test(segment) && BigInt(segment) <= INT64_MAX;
  return isId ? toId(segment) : Number.NaN;
}
