import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Commit,
  commitWindowStart,
  lastCommitText,
  newestFirst,
  splitMessage,
} from '@/domain/commit';
import { readInstant } from '@/lib/served-time';
import { dateOf } from '@/lib/time';

function at(served: string | undefined): Commit {
  const createdAt = served === undefined ? undefined : readInstant(served);
  return { createdAt, message: '', author: '' };
}

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Yekaterinburg');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the last commit', () => {
  const TODAY = '2026-11-20';
  test.each([
    ['2026-11-20T00:01:00+05:00', 'Последний коммит: сегодня'],
    ['2026-11-19T23:59:00+05:00', 'Последний коммит: 1 день назад'],
    ['2026-11-18T19:30:00Z', 'Последний коммит: 1 день назад'],
    ['2026-11-18T12:00:00+05:00', 'Последний коммит: 2 дня назад'],
    ['2026-11-15T12:00:00.123456789+05:00', 'Последний коммит: 5 дней назад'],
    ['2026-10-30T12:00:00+05:00', 'Последний коммит: 21 день назад'],
    // The server's clock runs a little ahead.
    ['2026-11-21T00:01:00+05:00', 'Последний коммит: сегодня'],
  ])('of %s: %s', (created, text) => expect(lastCommitText(at(created), TODAY)).toBe(text));

  test.each([undefined, at(undefined), at('вчера')])('%o says nothing', (commit) => {
    expect(lastCommitText(commit, TODAY)).toBeUndefined();
  });

  test('counts days of the calendar across a change of the clocks', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const now = new Date('2026-03-30T00:30:00+02:00').getTime();
    expect(lastCommitText(at('2026-03-28T23:30:00+01:00'), dateOf(now))).toBe(
      'Последний коммит: 2 дня назад',
    );
  });
});

test('the app reads the commits from the same instant as its document, also at the end of a minute', () => {
  const opened = new Date('2026-11-20T12:00:59.700Z').getTime();
  vi.stubGlobal('performance', { timeOrigin: opened + 0.4 });
  const starts = [100, 900, 59_000].map((later) => commitWindowStart(opened + later).getTime());
  expect(new Set(starts)).toEqual(new Set([opened - 30 * 24 * 60 * 60_000]));
  // A document that stays open asks for newer ones.
  expect(commitWindowStart(opened + 3_600_000).getTime()).toBe((starts[0] ?? 0) + 3_600_000);
  vi.unstubAllGlobals();
});

test('a day without a midnight counts as one', () => {
  vi.stubEnv('TZ', 'America/Havana');
  const now = new Date('2027-03-15T09:00:00-04:00').getTime();
  expect(lastCommitText(at('2027-03-14T12:00:00-04:00'), dateOf(now))).toBe(
    'Последний коммит: 1 день назад',
  );
});

test('the newest commit comes first, one without a time last', () => {
  const old = at('2026-11-01T00:00:00Z');
  const recent = at('2026-11-02T01:00:00+05:00');
  const unknown = at(undefined);
  expect(newestFirst([unknown, old, recent])).toEqual([recent, old, unknown]);
});

describe('a message', () => {
  test.each([
    ['README', 'README', ''],
    [
      '\n Слой PM2.5 \n\n- легенда\n\nCo-authored-by: П <p@example.org>\n',
      'Слой PM2.5',
      '- легенда\n\nCo-authored-by: П <p@example.org>',
    ],
    ['одна\r\nдве\r\nтри', 'одна', 'две\r\nтри'],
    ['', '', ''],
  ])('%j is named by its first line', (message, subject, rest) => {
    expect(splitMessage(message)).toEqual({ subject, rest });
  });
});
