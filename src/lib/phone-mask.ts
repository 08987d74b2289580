import { phoneDigits, plainText } from './phone';

/** Digits of a whole number after the country. */
const NATIONAL_LENGTH = 10;
/** The country before a number that is written with it. */
const COUNTRY = /^(\+7|[78](?= ?\())/;

/** Whether the text is a whole number of the form +7 and ten digits (spec §5 "Register"). */
export function isFullRussianPhone(typed: string): boolean {
  return /^\+7\d{10}$/.test(phoneDigits(typed));
}

/**
 * The text in the mask +7 (999) 999-99-99 (spec §5 "Register"), as far as it goes. The 7 or 8 that leads
 * eleven digits is the country; what follows ten digits is left out, an extension for example.
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
 * What a field with the mask shows after an edit, and where its caret stands: behind the digit that it
 * stood behind. A digit too many in the middle of a number changes nothing.
 *
 * @param before what the field showed before the edit.
 * @param typed what the edit has left in the field.
 * @param caret the place of the caret in it.
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
