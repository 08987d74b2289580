import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRussianPhone, maskPhone, otherRussianForm, phoneDigits } from '@/lib/phone';

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
  ['8123456789', '+7 (812) 345-67-89'],
  ['tel:+7-900-123-45-67', '+7 (900) 123-45-67'],
  ['\u200e+7\u2011900 123 45 67', '+7 (900) 123-45-67'],
  ['＋７ ９００ １２３４５６７', '+7 (900) 123-45-67'],
  ['+7 (900) 123-45-678', '+7 (900) 123-45-678'],
  ['9001234567 доб. 12', '9001234567 доб. 12'],
  ['звоните', 'звоните'],
])('the text %j is shown as %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked);
});

const FOREIGN = [
  '+380 50 123 45 67',
  '+375 (29) 123-45-67',
  '+49 1512 3456789',
  '+1 (202) 555-01-23',
  '+86 138 0013 8000',
  '+998901234567',
  '+(380) 50 123 45 67',
  '＋380501234567',
  'tel:+49-1512-3456789',
  '00380501234567',
  '00 49 1512 3456789',
  '050 123 45 67',
  '380 50 123 45 67',
  '375291234567',
  '8 10 380 50 123 45 67',
];

test.each(FOREIGN)("another country's number %j stays as it is pasted", (pasted) => {
  expect(maskPhone(pasted)).toBe(pasted);
  expect(isFullRussianPhone(pasted)).toBe(false);
});

test.each(['+380', '+7+380501234567'])('%j stays as it is typed', (typed) => {
  expect(maskPhone(typed)).toBe(typed);
});

test('no number of another country becomes a Russian one, however far it has been typed', () => {
  const code = fc.constantFrom('1', '20', '33', '375', '380', '49', '61', '81', '86', '90', '998');
  const prefix = fc.constantFrom('+', '00', '+ ', '+(');
  fc.assert(
    fc.property(prefix, code, fc.stringMatching(/^[0-9]{6,11}$/), (plus, country, rest) => {
      let typed = '';
      for (const digit of plus + country + rest) {
        typed = maskPhone(typed + digit);
      }
      expect(isFullRussianPhone(typed)).toBe(false);
      expect(typed.replaceAll(/\D/g, '')).toBe((plus + country + rest).replaceAll(/\D/g, ''));
    }),
  );
});

test.each([
  ['89005550077', '+79005550077'],
  ['79005550077', '+79005550077'],
  ['9005550077', '+79005550077'],
  ['+79005550077', '79005550077'],
  ['+380501234567', undefined],
  ['380501234567', undefined],
  ['+89005550077', undefined],
  ['900555', undefined],
])('the other form of %j is %j', (phone, other) => {
  expect(otherRussianForm(phone)).toBe(other);
});

test('every number of ten digits is shown whole, however far it has been typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{9}$/), (national) => {
      let typed = '';
      for (const digit of national) typed = maskPhone(typed + digit);
      expect(phoneDigits(typed)).toBe(`+7${national}`);
      expect(maskPhone(typed)).toBe(typed);
      for (const country of ['+7', '8', '7']) expect(maskPhone(country + national)).toBe(typed);
    }),
  );
});
