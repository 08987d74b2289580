/** The sentence as it goes on behind a colon, with a small first letter. */
export function withSmallFirstLetter(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
