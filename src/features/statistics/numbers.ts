/** A number as Russian texts write it: `7,9`. */
export function showNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** A weight given in tenths: `0,3`. */
export function showTenths(tenths: number): string {
  return showNumber(tenths / 10);
}
