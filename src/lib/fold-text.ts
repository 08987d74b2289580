/* How texts are compared: by every search, and wherever two names may be the same (decisions §2.22). */

/** Characters that a reader does not see, such as soft hyphens and direction marks, and quotation marks. */
const IGNORED =
  /[\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}`´\u02B9-\u02BF\u02C8\u02CA\u02CB\u2032-\u2037\uA78B\uA78C]/gu;

const DASH = /\p{Dash}/gu;

/** Texts of these characters alone skip the search for special ones, which takes five times as long. */
const COMMON = /^[\s!#-&(-_a-~А-яЁё]*$/;

/**
 * The text as it is compared: letters composed (NFC), in lower case, 'ё' as 'е', '№' as '#', every dash
 * as '-'; without quotation marks, apostrophes, soft hyphens and other characters that are not seen.
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
      // 'ß' and 'SS' have the same capitals, and not the same small letters.
      .toUpperCase()
      .normalize('NFC')
  );
}

/** The folded words of a text, whatever blanks stand between them; none for an empty text. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

/** Equal for names that differ in nothing but blanks, the order of words and what `foldText` ignores. */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(' ');
}
