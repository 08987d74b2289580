import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedParts } from '@/lib/text-links';

function shown(text: string) {
  return linkedParts(text)
    .map((part) => (part.link === undefined ? part.text : `[${part.text}]`))
    .join('');
}

test.each([
  ['Zoom: https://zoom.example/j/1', 'Zoom: [https://zoom.example/j/1]'],
  ['Zoom:https://zoom.example/j/1?pwd=a.b#c.', 'Zoom:[https://zoom.example/j/1?pwd=a.b#c].'],
  ['HTTP://A.EXAMPLE, http://b.example!', '[HTTP://A.EXAMPLE], [http://b.example]!'],
  ['(см. https://a.example/x)', '(см. [https://a.example/x])'],
  ['[https://b.example]', '[[https://b.example]]'],
  ['https://a.example/f(x)/y.)', '[https://a.example/f(x)/y].)'],
  ['<https://a.example>, «https://b.example»', '<[https://a.example]>, «[https://b.example]»'],
  ['первая\nhttps://a.example/\nтретья', 'первая\n[https://a.example/]\nтретья'],
  ['https://пример.рф/путь…', '[https://пример.рф/путь]…'],
  ['https://a.example\u200B/x', '[https://a.example]\u200B/x'],
  ['https://a.example/\u202Eexe.x', '[https://a.example/]\u202Eexe.x'],
  [
    'javascript:alert(1) ftp://a.example data:text/html,x',
    'javascript:alert(1) ftp://a.example data:text/html,x',
  ],
  [
    'xhttps://a.example https:// http://. zoom.example',
    'xhttps://a.example https:// http://. zoom.example',
  ],
])('%j has the links %j', (text, links) => {
  expect(shown(text)).toBe(links);
});

test('the parts are the text, and every link is one of http or https', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'https://',
      'http://a.example',
      '/(x)',
      '.',
      ')',
      ' ',
      '«',
      'javascript:',
      '\n',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = linkedParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { text: part, link } of parts) {
        if (link === undefined) continue;
        expect(link).toBe(part);
        expect(new URL(link).protocol).toMatch(/^https?:$/);
        expect(part).not.toMatch(/[\s<>"]|[.,;:!?]$/);
      }
    }),
  );
});
