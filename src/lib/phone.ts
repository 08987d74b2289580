/** What a phone is written with besides its digits and its plus. */
const SEPARATORS = /[\s()[\]./\p{Dash}]/gu;
/** Direction marks and the like, which address books and messengers put around a number. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The phone as it is sent: digits and a leading plus, as typed. Empty when the text holds no digit or
 * anything that no phone is written with. Login and registration both read phones by it.
 */
export function phoneDigits(typed: string): string {
  const compact = plainText(typed).replace(SEPARATORS, '');
  return /^\+?\d+$/.test(compact) ? compact : '';
}

/** The text in plain characters (NFKC), without invisible ones and the scheme of a phone link. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^tel:\s*/i, '');
}
