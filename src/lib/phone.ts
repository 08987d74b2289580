import { withoutInvisible } from './fold-text';

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
function plainText(typed: string): string {
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

/** Digits of a complete number without the country code. */
const NATIONAL_LENGTH = 10;
/** The country code of a number. */
const COUNTRY = /^(\+7|[78](?= ?\())/;

/** Beginnings of foreign numbers: a plus with another code (also pasted after a `+7`), or the 0 of `00380`. */
const FOREIGN = /^((\+7)?[\s(]*\+[\s(]*[0-689]|[\s(]*0)/;

/** Whether the text is a complete number: +7 and ten digits (spec §5 "Register"). */
export function isFullRussianPhone(typed: string): boolean {
  return /^\+7\d{10}$/.test(phoneDigits(typed));
}

/**
 * Whether the number is foreign; the mask is only for Russian ones. Without a plus or 0, a number with more digits
 * than a Russian one is foreign: `380 50 123 45 67`.
 */
export function isForeignPhone(typed: string): boolean {
  const text = plainText(typed);
  if (FOREIGN.test(text)) return true;
  const digits = phoneDigits(text);
  return digits.length > NATIONAL_LENGTH && !/^(\+?7|8\d{10}$)/.test(digits);
}

/**
 * Formats as much of the number as there is as +7 (999) 999-99-99 (spec §5 "Register"). A leading 7 or 8 of
 * eleven digits is the country code; anything after ten digits, such as an extension, is dropped. A number of
 * another country stays as typed.
 */
export function maskPhone(typed: string): string {
  if (isForeignPhone(typed)) return typed;
  const withoutCountry = nationalDigits(typed).replace(/^[78](?=\d{10})/, '');
  const national = withoutCountry.slice(0, NATIONAL_LENGTH);
  if (national === '') return /^\+7?/.exec(plainText(typed))?.[0] ?? '';
  const [, area, ...groups] = /^(\d{1,3})(\d{0,3})(\d{0,2})(\d*)/.exec(national) ?? [];
  const rest = groups.filter(Boolean).map((group, i) => (i === 0 ? ') ' : '-') + group);
  return `+7 (${area}${rest.join('')}`;
}

function nationalDigits(typed: string): string {
  return plainText(typed).replace(COUNTRY, '').replace(/\D/g, '');
}
