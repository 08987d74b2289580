import { withoutInvisible } from './fold-text';

/** Separators allowed in a phone number. */
const SEPARATORS = /[\s()[\]./\p{Dash}]/gu;

/**
 * The phone as it is sent: digits with an optional leading plus, as typed. Empty without digits or with any
 * character that is no part of a phone number. Used by login and registration.
 */
export function phoneDigits(typed: string): string {
  const compact = withoutInvisible(typed.normalize('NFKC'))
    .replace(SEPARATORS, '')
    // The scheme of a phone link.
    .replace(/^tel:/i, '');
  return /^\+?\d+$/.test(compact) ? compact : '';
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

/** Whether the text is a complete number: +7 and ten digits (spec §5 "Register"). */
export function isFullRussianPhone(typed: string): boolean {
  return /^\+7\d{10}$/.test(phoneDigits(typed));
}

/** As much of a Russian number as there is, also with its country as 8 or twice: pasted after a `+7`, typed after the mask. */
const RUSSIAN = /^(?:\+7)?(?:[78](?=\d{10}$))?([1-9]\d{0,2})(\d{0,3})(\d{0,2})(\d{0,2})$/;

/**
 * Formats as much of a Russian number as there is as +7 (999) 999-99-99 (spec §5 "Register"). Any other text, such as a
 * number of another country, stays as typed.
 */
export function maskPhone(typed: string): string {
  const digits = phoneDigits(typed.replace(/^\+7(?=\+7)/, ''));
  // What the mask has put behind it goes with the last digit.
  if (digits === '+7') return digits;
  const [, area, ...groups] = RUSSIAN.exec(digits) ?? [];
  if (area === undefined) return typed;
  const rest = groups.filter(Boolean).map((group, i) => (i === 0 ? ') ' : '-') + group);
  return `+7 (${area}${rest.join('')}`;
}
