import { httpLink } from './safe-link';

/** A part of a text: an address that may be followed, or the text between addresses. */
interface LinkedPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  link: string | undefined;
}

/**
 * An address ends at a blank, a quotation mark or an invisible character, and the punctuation and brackets at its end
 * belong to the sentence. A letter before it makes it part of another scheme, such as 'xhttps:'.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}])(https?:\/\/[^\s<>"«»“”„\p{Cc}\p{Cf}]*[^\s<>"«»“”„\p{Cc}\p{Cf}.,:;!?…–—*_~'’`|)\]}])/iu;

/** Splits a text at the `http:` and `https:` addresses in it (decisions §2.17). */
export function linkedParts(text: string): LinkedPart[] {
  let end = 0;
  return text.split(ADDRESS).map((part, index) => {
    const start = end;
    end += part.length;
    // Every second part is what the group of the pattern has found.
    return { start, text: part, link: index % 2 === 1 ? httpLink(part) : undefined };
  });
}
