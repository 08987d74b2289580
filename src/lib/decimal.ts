/** What people write as a number: a comma or a point, with digits on either side of it or on both. */
const DECIMAL = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;
/** Direction marks and the like, which come along when a number is pasted. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The number that a text says, whatever the browser's language; `NaN` for a text that is no number or
 * leaves open which one (`1e2`, `1 000`).
 */
export function readDecimal(typed: string): number {
  const text = typed.normalize('NFKC').replace(INVISIBLE, '').replace('−', '-').trim();
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : NaN;
}

/** The whole number that a text says; `NaN` for any other text. */
export function readWholeNumber(typed: string): number {
  const number = readDecimal(typed);
  return Number.isInteger(number) ? number : NaN;
}

/** A number as Russian texts write it: `7,9`; `undefined` where there is none. */
export function showDecimal(value: number): string;
export function showDecimal(value: number | undefined): string | undefined;
export function showDecimal(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value).replace('.', ',');
}
