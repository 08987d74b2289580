import { expect, test } from 'vitest';
import {
  failureStatus,
  GivenUpError,
  HttpError,
  isRetryable,
  messageOf,
  NetworkError,
  ShapeError,
} from '@/api/errors';

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

test.each([
  ['a later answer may differ', [401, 408, 429, 500, 502, 503, 504], true],
  ['it will not', [400, 403, 404, 409, 422, 501], false],
])('a read is repeated by itself if %s: %j', (_why, statuses, isRepeated) => {
  for (const status of statuses) {
    expect(isRetryable(new HttpError(status, undefined, 'GET /x')), `${status}`).toBe(isRepeated);
  }
});

test('a read without a usable answer is repeated by itself, unless it was given up', () => {
  expect(isRetryable(new NetworkError('GET /x', {}))).toBe(true);
  expect(isRetryable(new ShapeError('GET /x', {}))).toBe(true);
  expect(isRetryable(new GivenUpError('GET /x', {}))).toBe(false);
});

test('a failure names its kind and its call, for the console', () => {
  for (const kind of [NetworkError, ShapeError, GivenUpError]) {
    expect(String(new kind('GET /x', {}))).toMatch(new RegExp(`^${kind.name}: GET /x: `));
  }
  expect(String(new HttpError(418, undefined, 'GET /x'))).toBe('HttpError: GET /x: 418');
});

test('a failure without an answer counts as 500', () => {
  expect(failureStatus(new NetworkError('GET /x', { cause: new Error('dropped') }))).toBe(500);
  expect(failureStatus(new HttpError(418, undefined, 'GET /x'))).toBe(418);
});
