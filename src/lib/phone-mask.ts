import { phoneDigits, plainText } from './phone';

/** Digits of a complete number without the country code. */
const NATIONAL_LENGTH = 10;
/** The country code of a number. */
const COUNTRY = /^(\+7|[78](?= ?\())/;

/** Whether the text is a complete number: +7 and ten digits (spec §5 "Register"). */
export function isFullRussianPhone(typed: string): boolean {
  return /^\+7\d{10}$/.test(phoneDigits(typed));
}

/**
 * Formats as much of the number as there is as +7 (999) 999-99-99 (spec §5 "Register"). A leading 7 or 8 of
 * eleven digits is the country code; anything after ten digits, such as an extension, is dropped.
 */
export function maskPhone(typed: string): string {
  const withoutCountry = nationalDigits(typed).replace(/^[78](?=\d{10})/, '');
  const national = withoutCountry.slice(0, NATIONAL_LENGTH);
  if (national === '') return /^\+7?/.exec(plainText(typed))?.[0] ?? '';
  const [area, ...groups] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8),
  ].filter(Boolean);
  return `+7 (${area}${groups.map((group, i) => (i === 0 ? ') ' : '-') + group).join('')}`;
}

/**
 * Result of an edit in a masked field, with the caret behind the same digit as before. A surplus digit in
 * the middle of a number changes nothing.
 *
 * @param before text of the field before the edit.
 * @param typed text after the edit.
 * @param caret caret position in it.
 */
export function editPhone(before: string, typed: string, caret: number) {
  const following = typed.slice(caret).replace(/\D/g, '').length;
  if (following > 0 && nationalDigits(typed).length > NATIONAL_LENGTH) {
    return { text: before, caret: Math.max(0, caret - (typed.length - before.length)) };
  }
  const text = maskPhone(typed);
  if (following === 0) return { text, caret: text.length };
  const ends = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return { text, caret: ends.at(-1 - following) ?? 0 };
}

function nationalDigits(typed: string): string {
  return plainText(typed).replace(COUNTRY, '').replace(/\D/g, '');
}
