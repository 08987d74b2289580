/*
 * Text comparison for every search and for deciding whether two names are the same (decisions §2.22).
 */

/** Invisible characters, such as soft hyphens and direction marks, and quotation marks. */
const IGNORED =
  /[\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}`´\u02B9-\u02BF\u02C8\u02CA\u02CB\u2032-\u2037\uA78B\uA78C]/gu;

const DASH = /\p{Dash}/gu;

/** Texts of only these characters skip the search for special ones, which is five times slower. */
const COMMON = /^[\s!#-&(-_a-~А-яЁё]*$/;

/**
 * The text in comparable form: composed (NFC), lower case, 'ё' as 'е', '№' as '#', every dash as '-';
 * without quotation marks, apostrophes, soft hyphens and other invisible characters.
 */
export function foldText(text: string): string {
  const plain = COMMON.test(text) ? text : withoutSpecialCharacters(text);
  return plain.toLowerCase().replaceAll('ё', 'е').replaceAll('ς', 'σ');
}

function withoutSpecialCharacters(text: string): string {
  return (
    text
      .replace(IGNORED, '')
      .replace(DASH, '-')
      .replaceAll('№', '#')
      // 'ß' and 'SS' have the same upper case but different lower cases.
      .toUpperCase()
      .normalize('NFC')
  );
}

/** The folded words of a text, split at any blanks; empty for an empty text. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

/**
 * Key that is equal for names that differ only in blanks, word order and what `foldText` ignores.
 */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(' ');
}
