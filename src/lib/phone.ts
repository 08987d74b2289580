/**
 * Mask of the registration form (spec §5): `0` stands for a digit. The one more that may follow is
 * for a number typed with its country, 8 900 000-00-00, which takes all the room before it is told.
 */
export const PHONE_MASK = '+{7} (000) 000-00-00[0]';

/** Digits of a whole number after the country. */
const NATIONAL_LENGTH = 10;
/** A number with the 7 or 8 of its country, without a plus. */
const WITH_COUNTRY = /^[78]\d{10}$/;

/** What is pasted or typed at once, without the country that the mask brings itself. */
export function withoutCountry(inserted: string): string {
  return WITH_COUNTRY.test(inserted.replace(/\D/g, '')) ? inserted.replace(/[78]/, '') : inserted;
}

/** Whether the mask may hold the text; an eleventh digit only as the end of one with its country. */
export function fitsPhone(masked: string, { isLast }: { isLast: boolean }): boolean {
  const digits = national(masked);
  return digits.length <= NATIONAL_LENGTH || (isLast && WITH_COUNTRY.test(digits));
}

/** The masked text, in which the eleven digits of a number with its country are ten. */
export function withoutTypedCountry(masked: string): string {
  const digits = national(masked);
  return WITH_COUNTRY.test(digits)
    ? digits.replace(/^.(...)(...)(..)(..)$/, '+7 ($1) $2-$3-$4')
    : masked;
}

function national(masked: string): string {
  return masked.replace(/^\+7/, '').replace(/\D/g, '');
}

/**
 * The phone as it is sent: digits and a leading plus, as typed; spaces, brackets and dashes go.
 * Empty when the text holds no digit or anything that no phone is written with.
 */
export function phoneDigits(typed: string): string {
  const compact = typed.replace(/[\s()\-–—.]/g, '');
  return /^\+?\d+$/.test(compact) ? compact : '';
}

/** Whether the text is a whole number of the form +7 and ten digits (spec §5 "Register"). */
export function isFullRussianPhone(typed: string): boolean {
  return /^\+7\d{10}$/.test(phoneDigits(typed));
}
