import { withoutInvisible } from './fold-text';

/** A number with a decimal comma or point and digits on at least one side of it. */
const DECIMAL = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses a number in any browser language; `NaN` for anything else or anything ambiguous (`1e2`, `1 000`).
 */
export function readDecimal(typed: string): number {
  const text = withoutInvisible(typed.normalize('NFKC')).replace('−', '-').trim();
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : NaN;
}

/** Parses a whole number; `NaN` for any other text. */
export function readWholeNumber(typed: string): number {
  const number = readDecimal(typed);
  return Number.isInteger(number) ? number : NaN;
}

/** Formats a number for Russian texts: `7,9`; `undefined` for `undefined`. */
export function showDecimal(value: number): string;
export function showDecimal(value: number | undefined): string | undefined;
export function showDecimal(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value).replace('.', ',');
}
