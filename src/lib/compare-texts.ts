const collator = new Intl.Collator('ru', { numeric: true });

/** Compares two texts for the order of a list: Russian, with the numbers in them by their value. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}
