import { withoutInvisible } from './invisible';

/** Separators allowed in a phone number. */
const SEPARATORS = /[\s()[\]./\p{Dash}]/gu;

/**
 * The phone as it is sent: digits with an optional leading plus, as typed. Empty without digits or with any
 * character that is no part of a phone number. Used by login and registration.
 */
export function phoneDigits(typed: string): string {
  const compact = plainText(typed).replace(SEPARATORS, '');
  return /^\+?\d+$/.test(compact) ? compact : '';
}

/** The text in plain characters (NFKC), without invisible ones and the scheme of a phone link. */
export function plainText(typed: string): string {
  return withoutInvisible(typed.normalize('NFKC'))
    .trim()
    .replace(/^tel:\s*/i, '');
}

/**
 * The other form in which an account may have this Russian number: registration sends `+7…`, old accounts
 * lack the plus (decisions §2.7). `undefined` for any other number.
 */
export function otherRussianForm(phone: string): string | undefined {
  const national = /^(?:\+?7|8)?(\d{10})$/.exec(phone)?.[1];
  if (national === undefined) return undefined;
  return phone.startsWith('+') ? `7${national}` : `+7${national}`;
}
