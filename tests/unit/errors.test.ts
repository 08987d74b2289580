import { expect, test } from 'vitest';
import { failureStatus, HttpError, messageOf, NetworkError } from '@/api/errors';

test.each([
  ['{"message":"Занято"}', 'Занято'],
  ['"Занято"', 'Занято'],
  ['Занято\n', 'Занято'],
  ['"error"\n{"task_id":0}\n', 'error'],
  ['{"message":"Занято"}\n{"task_id":0}', 'Занято'],
  ['{"task_id":0}\n{"task_id":1}', undefined],
  ['{"error":', undefined],
  ['Занято\nсейчас', 'Занято\nсейчас'],
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

test('a failure without an answer counts as 500', () => {
  expect(failureStatus(new NetworkError('GET /x', { cause: new Error('dropped') }))).toBe(500);
  expect(failureStatus(new HttpError(418, undefined, 'GET /x'))).toBe(418);
});
