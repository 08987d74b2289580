import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { integerOf, toId } from '@/lib/id';
import { parseJson, writeJson } from '@/lib/json';

test('JSON without long integers is parsed as the platform does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!/\d{16}/.test(text));
      expect(parseJson(text)).toEqual(JSON.parse(text));
      expect(writeJson(value, indent)).toBe(text);
    }),
  );
});

test('long integers keep their digits, whatever stands around them', () => {
  const long = fc.oneof(
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
    fc.bigInt({ min: -(2n ** 70n), max: -(2n ** 53n) }),
  );
  fc.assert(
    fc.property(long, fc.string({ unit: 'grapheme' }), fc.double(), (id, name, number) => {
      const tricky = [`: ${id},`, `\\": ${id}, "`, `[${id}]`, String(id), number / 3];
      const value = { id, [`${name} ${id}, `]: [tricky, ...tricky, id, { deep: id }] };
      fc.pre(!Number.isInteger(number / 3) && Number.isFinite(number));
      expect(parseJson(writeJson(value))).toEqual(value);
      expect(parseJson(writeJson(value, 2))).toEqual(value);
      expect(writeJson({ id })).toBe(`{"id":${id}}`);
    }),
  );
});

test.each([
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['-9007199254740993', -9_007_199_254_740_993n],
  [' [ 12345678901234567890 ] ', [12_345_678_901_234_567_890n]],
  ['1234567890123456.5', 1_234_567_890_123_456.5],
  ['12345678901234567890e2', Number('12345678901234567890e2')],
  ['0.12345678901234567890', Number('0.12345678901234567890')],
  ['"12345678901234567890"', '12345678901234567890'],
  ['"\\"12345678901234567890"', '"12345678901234567890'],
])('%s is read as it stands there', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test('invalid JSON is refused, with and without long integers', () => {
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
  expect(() => parseJson('{"id": 12345678901234567890')).toThrow(SyntaxError);
});

test.each([
  [7, 7],
  ['7', 7],
  ['9007199254740993', 9_007_199_254_740_993n],
  [9_007_199_254_740_993n, 9_007_199_254_740_993n],
])('the identifier %s is sent as %s', (id, sent) => {
  expect(integerOf(id)).toBe(sent);
  expect(toId(String(id))).toBe(typeof sent === 'bigint' ? String(sent) : sent);
});
