const FIRST_SEED = 0xdeadbeef;
const SECOND_SEED = 0x41c6ce57;

/**
 * A 53-bit hash (cyrb53) of a text as letters and digits, to compare texts without storing them. Not a
 * secret: anyone who has both can match them.
 */
export function fingerprint(text: string): string {
  let first = FIRST_SEED;
  let second = SECOND_SEED;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507);
  first ^= Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507);
  second ^= Math.imul(first ^ (first >>> 13), 3266489909);
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36);
}
