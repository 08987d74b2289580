import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from './lib/idle';

/** Inter with the letters that the interface uses: a file each, and what stands in it. */
const FILES = [
  [cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'],
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
      'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
] as const;

/**
 * Fetches the font, and shows the page in it once all of it is there: each `@font-face` of a style
 * sheet would have the page laid out anew as it is read, and once more as its file comes. What stands
 * in for it (src/base.css) is as wide on the whole; where some text would break into other lines all
 * the same, the font waits for another page.
 *
 * @throws {DOMException} for a file that cannot be had; the page keeps the fonts that it has.
 */
export async function loadFont(router: AnyRouter): Promise<void> {
  const faces = FILES.map(
    ([file, unicodeRange]) =>
      new FontFace('Inter', `url(${file})`, { weight: '100 900', unicodeRange }),
  );
  await Promise.all(faces.map((face) => face.load()));
  if (showIfNothingMoves(faces)) return;
  const unsubscribe = router.subscribe('onRendered', () => {
    whenIdle(() => {
      if (showIfNothingMoves(faces)) unsubscribe();
    });
  });
}

/** Whether the page is in these faces now; nobody sees the attempt. */
function showIfNothingMoves(faces: readonly FontFace[]): boolean {
  const seen = nodesOfPage()
    .map((node) => [node, placeOf(node)] as const)
    .filter(([, { top, bottom }]) => bottom > 0 && top < window.innerHeight);
  for (const face of faces) document.fonts.add(face);
  // A pixel is how a base line is rounded.
  if (seen.every(([node, { top }]) => Math.abs(placeOf(node).top - top) <= 1)) return true;
  for (const face of faces) document.fonts.delete(face);
  return false;
}

/** Elements, and texts: a word that goes to another line of its element need not move any other. */
function nodesOfPage(): Node[] {
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getBoundingClientRect();
}
