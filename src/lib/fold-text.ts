/*
 * Text comparison for every search and for deciding whether two names are the same (decisions §2.22).
 */

/** Invisible characters, such as soft hyphens and direction marks, and quotation marks. */
const IGNORED =
  /[\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}`´\u02B9-\u02BF\u02C8\u02CA\u02CB\u2032-\u2037\uA78B\uA78C]/gu;

const DASH = /\p{Dash}/gu;

/** Texts of only these characters skip the search for special ones, which is five times slower. */
const COMMON = /^[\s!#-&(-_a-~А-яЁё]*$/;

/** Latin letters that look Cyrillic in one of their cases ('C++' is typed either way), and some variants. */
const SAME_AS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  і: 'i',
  ё: 'е',
  ë: 'е',
  ς: 'σ',
};
const VARIANT = new RegExp(`[${Object.keys(SAME_AS).join('')}]`, 'g');

/**
 * The text in comparable form: composed (NFC), lower case, 'ё' as 'е', Latin letters that look Cyrillic as
 * Cyrillic ones, '№' as '#', every dash as '-'; without quotation marks, apostrophes, soft hyphens and other
 * invisible characters. Compare it with folded texts only: folded, 'repo' has a Cyrillic 'о'.
 */
export function foldText(text: string): string {
  const plain = COMMON.test(text) ? text : withoutSpecialCharacters(text);
  return plain.toLowerCase().replace(VARIANT, (letter) => SAME_AS[letter] ?? letter);
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

/**
 * Key that is equal for names that differ only in blanks, word order and what `foldText` ignores.
 */
export function nameKey(name: string): string {
  return foldText(name).split(/\s+/).filter(Boolean).toSorted().join(' ');
}
