/** The hint is shown from this fraction of the limit on. */
const TOLD_FROM = 0.8;

/**
 * Hint about a long text: '96 из 100: длиннее примет не каждый сервер'; `undefined` while it is well below
 * the limit. Counts code points, as database columns do, while `length` counts UTF-16 units.
 */
export function lengthHint(text: string, takenLength: number): string | undefined {
  const length = Array.from(text).length;
  return length < takenLength * TOLD_FROM
    ? undefined
    : `${length} из ${takenLength}: длиннее примет не каждый сервер`;
}
