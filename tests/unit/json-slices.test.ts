import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceLines } from '@/features/students/json-slices';

test('the slices end at ends of lines, know their lines and make up the whole text', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 1, max: 40 }), (json, length) => {
      const text = JSON.stringify(JSON.parse(json), null, 2);
      const slices = sliceLines(text, length);
      expect(slices.map((slice) => slice.text).join('')).toBe(text);
      expect(slices.slice(0, -1).every((slice) => slice.text.endsWith('\n'))).toBe(true);
      expect(slices.reduce((sum, { lines }) => sum + lines, 0)).toBe(text.split('\n').length);
    }),
  );
});
