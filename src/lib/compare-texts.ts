/** Made at the first use: the browser's first one takes 13 ms. */
let collator: Intl.Collator | undefined;

/** Compares two texts for sorting: in Russian order, numbers within them by value. */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('ru', { numeric: true });
  return collator.compare(a, b);
}
