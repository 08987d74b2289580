/** Zero-width blanks, soft hyphens, direction marks and the like, which come with pasted text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The text without the characters that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
