import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

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
 * sheet would have the page laid out anew as it is read, and once more as its file comes.
 *
 * @throws {DOMException} for a file that cannot be had; the page keeps the fonts that it has.
 */
export async function loadFont(): Promise<void> {
  const faces = FILES.map(
    ([file, unicodeRange]) =>
      new FontFace('Inter', `url(${file})`, { weight: '100 900', unicodeRange }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}
