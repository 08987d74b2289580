/** Characters that may reorder text beside them: right-to-left letters and direction marks. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Bidi_Control}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Wraps data in isolating marks for use inside a string, where no element can isolate its direction;
 * unchanged if it cannot affect the text beside it.
 */
export function isolated(text: string): string {
  return TURNING.test(text) ? FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;
}

/** Whether a text has a part that `isolated` has wrapped. */
export function hasIsolated(text: string): boolean {
  return text.includes(FIRST_STRONG_ISOLATE);
}
