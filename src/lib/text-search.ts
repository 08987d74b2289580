/*
 * How a search within a list reads texts: whatever their case, with 'ё' as 'е', and however a letter
 * is composed. A folded text has as many characters as the text that is shown, so that what was found
 * in the one can be marked in the other.
 */

/** The text as it is shown and marked: `й` is one character, not two. */
function composed(text: string): string {
  return text.normalize('NFC');
}

/** The text as it is compared. */
function folded(text: string): string {
  const shown = composed(text);
  const lower = shown.toLowerCase();
  return (lower.length === shown.length ? lower : shown.replace(/./gsu, sameLength)).replaceAll(
    'ё',
    'е',
  );
}

/** Of the letters that have a longer small form (İ) each stays as it is. */
function sameLength(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

/** The words of what was typed, folded; none for nothing. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** What things of a list are found by, folded once a thing. */
export interface SearchIndex<Item> {
  /** Folds its texts, so that the first search need not. */
  prepare: (item: Item) => void;
  /** Whether one of its texts has the word, for each of the folded words. */
  hasEvery: (item: Item, words: readonly string[]) => boolean;
}

/** @param textsOf what is looked through; no word is found across two texts. */
export function searchIndex<Item extends object>(
  textsOf: (item: Item) => readonly (string | undefined)[],
): SearchIndex<Item> {
  const known = new WeakMap<Item, string>();

  function textOf(item: Item): string {
    const kept = known.get(item);
    if (kept !== undefined) return kept;
    // No word has a line break in it.
    const text = folded(textsOf(item).filter(Boolean).join('\n'));
    known.set(item, text);
    return text;
  }

  return {
    prepare: textOf,
    hasEvery: (item, words) => {
      const text = textOf(item);
      return words.every((word) => text.includes(word));
    },
  };
}

/** A part of a shown text: found, or between what was found. */
export interface TextPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isFound: boolean;
}

/** The shown text in its parts; where the words overlap or touch, they are one part. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const shown = composed(text);
  const compared = folded(text);
  const isFound = new Uint8Array(shown.length);
  for (const word of words) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + 1)) {
      isFound.fill(1, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (let start = 0, end = 0; start < shown.length; start = end) {
    while (end < shown.length && isFound[end] === isFound[start]) end += 1;
    parts.push({ start, text: shown.slice(start, end), isFound: isFound[start] === 1 });
  }
  return parts;
}
