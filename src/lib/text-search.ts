import { foldText, wordsOf } from './fold-text';
import { whenIdle } from './idle';

/** So many are folded at a time: a fraction of a frame also on a slow computer. */
const SLICE = 100;

/** A list that can be searched: the texts of its items are folded once for each item. */
export interface SearchIndex<Item> {
  /** Folds the texts while nothing else is to be done, so that the first key need not; returns how to stop. */
  prepareWhenIdle: (items: readonly Item[]) => () => void;
  /** Tells of an item whether its texts have every word of what was typed. */
  matcher: (query: string) => (item: Item) => boolean;
}

/** @param textsOf the texts of an item that are searched; no word is found across two of them. */
export function searchIndex<Item extends object>(
  textsOf: (item: Item) => readonly (string | undefined)[],
): SearchIndex<Item> {
  const foldedTexts = new WeakMap<Item, string>();

  function foldedTextOf(item: Item): string {
    const known = foldedTexts.get(item);
    if (known !== undefined) return known;
    // No word has a line break in it.
    const folded = textsOf(item)
      .map((text = '') => foldText(text))
      .join('\n');
    foldedTexts.set(item, folded);
    return folded;
  }

  return {
    prepareWhenIdle: (items) => {
      let stop = whenIdle(() => foldFrom(0));
      function foldFrom(start: number) {
        const end = start + SLICE;
        items.slice(start, end).forEach(foldedTextOf);
        if (end < items.length) stop = whenIdle(() => foldFrom(end));
      }
      return () => stop();
    },
    matcher: (query) => {
      const words = wordsOf(query);
      if (words.length === 0) return () => true;
      return (item) => {
        const text = foldedTextOf(item);
        return words.every((word) => text.includes(word));
      };
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

/** A character with the accents and the invisible characters that follow it: they are folded together. */
const LETTER = /[^][\p{Mark}\p{Default_Ignorable_Code_Point}]*/gu;

/** The shown text in its parts; where the words overlap or touch, they are one part. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const shown = text.normalize('NFC');
  const letters = shown.match(LETTER) ?? [];
  const isFound = foundLetters(letters, words);
  const parts: TextPart[] = [];
  let start = 0;
  for (let first = 0, end = 0; first < letters.length; first = end) {
    while (end < letters.length && isFound[end] === isFound[first]) end += 1;
    const part = letters.slice(first, end).join('');
    parts.push({ start, text: part, isFound: isFound[first] === 1 });
    start += part.length;
  }
  return parts;
}

/** For each letter 1 if it belongs to a found word, else 0. A letter may fold to none, one or two. */
function foundLetters(letters: readonly string[], words: readonly string[]): Uint8Array {
  const isFound = new Uint8Array(letters.length);
  const folded = letters.map(foldText);
  const compared = folded.join('');
  if (!words.some((word) => compared.includes(word))) return isFound;
  const letterAt = folded.flatMap((part, index) =>
    Array.from({ length: part.length }, () => index),
  );
  for (const word of words) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + 1)) {
      isFound.fill(1, letterAt[at], (letterAt[at + word.length - 1] ?? at) + 1);
    }
  }
  return isFound;
}
