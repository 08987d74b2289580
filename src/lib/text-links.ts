import { httpLink } from './safe-link';

/** A part of a text: an address that may be followed, or the text between addresses. */
export interface LinkedPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  link: string | undefined;
}

/** An address ends at a blank, an angle bracket, a quotation mark or an invisible character. */
const ADDRESS = /https?:\/\/[^\s<>"«»“”„\p{Cc}\p{Cf}]+/giu;

/** Ends the sentence rather than the address. */
const TRAILING = /[.,:;!?…–—*_~'’`|]$/;

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a text at the `http:` and `https:` addresses in it (decisions §2.17). Punctuation after an address and a
 * closing bracket opened before it are not part of it.
 */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  const add = (to: number, link?: string) => {
    if (to > end) parts.push({ start: end, text: text.slice(end, to), link });
    end = Math.max(end, to);
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    // A letter before it makes it part of another scheme, such as 'xhttps:'.
    if (/[\p{L}\p{N}]/u.test(text.charAt(index - 1)) || !httpLink(address)) continue;
    add(index);
    add(index + address.length, address);
  }
  add(text.length);
  return parts;
}

function withoutEnd(found: string): string {
  let address = found;
  while (TRAILING.test(address) || isClosedOnly(address)) address = address.slice(0, -1);
  return address;
}

/** Whether the last character closes a bracket opened before the address. */
function isClosedOnly(address: string): boolean {
  const closing = address.at(-1) ?? '';
  const opening = OPENING[closing];
  return opening !== undefined && address.split(closing).length > address.split(opening).length;
}
