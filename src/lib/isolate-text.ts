/** What may turn the order of the texts beside it: letters of the right-to-left scripts, marks of direction. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Bidi_Control}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A text of data as a part of a string, where no element can keep its direction to itself: between
 * isolating marks, if it has anything that could turn what stands beside it.
 */
export function isolated(text: string): string {
  return TURNING.test(text) ? FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;
}
