/** Mask of the registration form (spec §5): `0` stands for a digit. */
export const PHONE_MASK = '+{7} (000) 000-00-00';

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
