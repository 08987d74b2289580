/**
 * Percent without a fraction (66.66667 is 67%); what is not quite done never reads 100%.
 */
export function showPercent(percent: number): string {
  return `${percent < 100 ? Math.min(Math.round(percent), 99) : 100}%`;
}

/** A grade or a weight with what a float32 adds to it rounded off: at most two digits. */
export function showDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A weight given in tenths, as it is typed: 0.3. */
export function showTenths(tenths: number): string {
  return String(tenths / 10);
}
