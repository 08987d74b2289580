/** From this part of the length on, it is told how long a text has become. */
const TOLD_FROM = 0.8;

/**
 * How long a text is beside the length that every server takes: '96 из 100: длиннее примет не каждый
 * сервер'; `undefined` while it is far from that. Characters are counted as the columns of a database
 * do, which see one where `length` may see two.
 */
export function lengthHint(text: string, takenLength: number): string | undefined {
  const length = Array.from(text).length;
  return length < takenLength * TOLD_FROM
    ? undefined
    : `${length} из ${takenLength}: длиннее примет не каждый сервер`;
}
