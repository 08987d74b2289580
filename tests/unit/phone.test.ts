import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits } from '@/lib/phone';
import { isFullRussianPhone, maskPhone } from '@/lib/phone-mask';

test.each([
  ['+7 (999) 123-45-67', '+79991234567'],
  ['8 999 123–45–67', '89991234567'],
  ['79991234567', '79991234567'],
  ['8.999.123.45.67', '89991234567'],
  ['8/999/1234567', '89991234567'],
  ['\u200e+7 999 123-45-67', '+79991234567'],
  ['\u202a+7\u00a0999\u00a0123-45-67\u202c', '+79991234567'],
  ['+7\u2011999\u2011123\u201145\u201167', '+79991234567'],
  ['tel:+7-999-123-45-67', '+79991234567'],
  [' TEL: +79991234567 ', '+79991234567'],
  ['＋７ ９９９ １２３４５６７', '+79991234567'],
  ['звоните', ''],
  ['+', ''],
  ['tel:', ''],
  ['7+9', ''],
  ['', ''],
])('the phone %j is sent as %j', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent);
});

test.each([
  ['+7 (999) 123-45-67', true],
  ['+7 (999) 123-45-6', false],
  ['+1 (999) 123-45-67', false],
  ['89991234567', false],
])('the phone %j is whole: %s', (typed, isFull) => {
  expect(isFullRussianPhone(typed)).toBe(isFull);
});

test.each([
  ['', ''],
  ['+', '+'],
  ['+7', '+7'],
  ['+7 (', '+7'],
  ['9', '+7 (9'],
  ['900', '+7 (900'],
  ['9001', '+7 (900) 1'],
  ['9001234', '+7 (900) 123-4'],
  ['9001234567', '+7 (900) 123-45-67'],
  ['89001234567', '+7 (900) 123-45-67'],
  ['+79001234567', '+7 (900) 123-45-67'],
  ['+7+79001234567', '+7 (900) 123-45-67'],
  ['8 (900) 12', '+7 (900) 12'],
  ['7 (900) 12', '+7 (900) 12'],
  ['8123456789', '+7 (812) 345-67-89'],
  ['tel:+7-900-123-45-67', '+7 (900) 123-45-67'],
  ['\u200e+7\u2011900 123 45 67', '+7 (900) 123-45-67'],
  ['＋７ ９００ １２３４５６７', '+7 (900) 123-45-67'],
  ['9001234567 доб. 12', '+7 (900) 123-45-67'],
  ['8 (900) 123-45-67 доб. 12', '+7 (900) 123-45-67'],
  ['звоните', ''],
])('the text %j is shown as %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked);
});

test('every number of ten digits is shown whole, however far it has been typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (national) => {
      let typed = '';
      for (const digit of national) typed = maskPhone(typed + digit);
      expect(phoneDigits(typed)).toBe(`+7${national}`);
      expect(maskPhone(typed)).toBe(typed);
      for (const country of ['+7', '8', '7']) expect(maskPhone(country + national)).toBe(typed);
    }),
  );
});
