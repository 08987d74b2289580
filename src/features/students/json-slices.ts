/** A slice of a long text. */
export interface Slice {
  /** Its offset in the text. */
  start: number;
  text: string;
  lines: number;
}

/** Splits the text at line ends into slices of about `length` characters; joined, they give the text. */
export function sliceLines(text: string, length: number): Slice[] {
  const slices: Slice[] = [];
  for (let start = 0; start < text.length; ) {
    const cut = text.indexOf('\n', start + length);
    const end = cut === -1 ? text.length : cut + 1;
    const slice = text.slice(start, end);
    slices.push({ start, text: slice, lines: slice.trimEnd().split('\n').length });
    start = end;
  }
  return slices;
}
