import { foldText } from './fold-text';
import { whenIdle } from './idle';
import { inOtherLayout } from './keyboard-layout';

/** Items folded per chunk: a fraction of a frame even on a slow computer. */
const SLICE = 100;

/** A searchable list; the texts of each item are folded once. */
export interface SearchIndex<Item> {
  /** Folds the texts while idle, so that the first key press need not; returns the canceller. */
  prepareWhenIdle: (items: readonly Item[]) => () => void;
  /** Predicate: whether the item's texts contain every word of the query, in a spelling of `spellingsOf`. */
  matcher: (query: string) => (item: Item) => boolean;
  /** The same for words of the query at the beginning of words of the texts. */
  startMatcher: (query: string) => (item: Item) => boolean;
}

/**
 * The typed words, each folded, as typed and as the same keys type it in the other keyboard layout
 * (decisions §2.22). Only punctuation that folds to nothing is no word.
 */
export function spellingsOf(query: string): string[][] {
  return query
    .split(/\s+/)
    .map((word) => [...new Set([word, inOtherLayout(word)].map(foldText))].filter(Boolean))
    .filter((spellings) => spellings.length > 0);
}

/** Precedes every word of a folded text. */
const START = '\n';

/** @param textsOf the texts of an item that are searched; no word is found across two of them. */
export function searchIndex<Item extends object>(
  textsOf: (item: Item) => readonly (string | undefined)[],
): SearchIndex<Item> {
  const foldedTexts = new WeakMap<Item, string>();

  function foldedTextOf(item: Item): string {
    const known = foldedTexts.get(item);
    if (known !== undefined) return known;
    const folded = textsOf(item)
      .map((text = '') => START + foldText(text).replaceAll(/\s+/g, START))
      .join('');
    foldedTexts.set(item, folded);
    return folded;
  }

  function matcherOf(words: readonly (readonly string[])[]) {
    if (words.length === 0) return () => true;
    return (item: Item) => {
      const text = foldedTextOf(item);
      return words.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
    };
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
    matcher: (query) => matcherOf(spellingsOf(query)),
    startMatcher: (query) =>
      matcherOf(spellingsOf(query).map((word) => word.map((spelling) => START + spelling))),
  };
}

/** A part of a displayed text: a match, or the text between matches. */
export interface TextPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isFound: boolean;
}

/** A character with the accents and invisible characters after it, which are folded together. */
const LETTER = /[^][\p{Mark}\p{Default_Ignorable_Code_Point}]*/gu;

/** The text split into parts; overlapping or touching matches are merged. */
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

/**
 * 1 for each letter that belongs to a match, else 0. A letter may fold to zero, one or two letters.
 */
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
