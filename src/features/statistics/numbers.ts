/** A weight given in tenths, as it is typed: 0.3. */
export function showTenths(tenths: number): string {
  return String(tenths / 10);
}
