import { expect, test } from 'vitest';
import { failureStatus, HttpError, messageOf, NetworkError, parseBody } from '@/api/errors';

test.each([
  ['{"message":"Занято"}', 'Занято'],
  ['"Занято"', 'Занято'],
  ['Занято\n', 'Занято'],
  ['', undefined],
  ['   ', undefined],
  ['{}', undefined],
  ['{"message":""}', undefined],
  ['{"message":{"code":1}}', undefined],
  ['null', undefined],
  ['[1]', undefined],
  ['<html><body>502</body></html>', undefined],
  ['x'.repeat(10_000), undefined],
])('the message of %j is %j', (body, message) => {
  expect(messageOf(body)).toBe(message);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['https://accounts.example/?a=1', 'https://accounts.example/?a=1'],
  ['"https://accounts.example/"', 'https://accounts.example/'],
  ['{broken', '{broken'],
  ['', undefined],
])('the body %j is read as %j', (body, value) => {
  expect(parseBody(body)).toEqual(value);
});

test('a failure without an answer counts as 500', () => {
  expect(failureStatus(new NetworkError('GET /x', { cause: new Error('dropped') }))).toBe(500);
  expect(failureStatus(new HttpError(418, undefined, 'GET /x'))).toBe(418);
});
