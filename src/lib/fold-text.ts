/** Zero-width blanks, soft hyphens, direction marks and the like, which come with pasted text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASH = /\p{Dash}/gu;

/** The text without the characters that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** The text as every search compares it (decisions §2.22): case, 'ё', dashes and invisible characters do not count. */
export function foldText(text: string): string {
  return withoutInvisible(text.normalize('NFC'))
    .replace(DASH, '-')
    .toLowerCase()
    .replaceAll('ё', 'е');
}

/** Key that is equal for names that differ only in blanks, word order and what `foldText` ignores. */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(' ');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}
