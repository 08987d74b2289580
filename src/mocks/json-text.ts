/** Deeper than any body of the contract, and than what the stack of a recursive function takes. */
const DEEPEST = 200;

/** Whether a text of JSON nests too deeply to be parsed and written again. Brackets in its strings count, too. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The parsed JSON of a body, or its text if it is none or nests too deeply; `undefined` for an empty one. */
export function jsonOrText(body: string): unknown {
  if (body === '') return undefined;
  if (isTooDeep(body)) return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
