/** The sentence with a lower-case first letter, for use after a colon. */
export function withSmallFirstLetter(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
