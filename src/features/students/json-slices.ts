/** One slice of a long text. */
export interface Slice {
  /** Where it begins in the text. */
  start: number;
  text: string;
  lines: number;
}

/** The text cut at ends of lines into pieces of about that many characters; joined, they are it. */
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
