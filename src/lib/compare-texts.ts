const collator = new Intl.Collator('ru', { numeric: true });

/** Compares two texts for sorting: in Russian order, numbers within them by value. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}
