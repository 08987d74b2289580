/** The identifier in an address: a positive integer, or `NaN` for anything else (decisions §2.3). */
export function parseRouteId(segment: string): number {
  return /^[1-9]\d*$/.test(segment) ? Number(segment) : Number.NaN;
}
