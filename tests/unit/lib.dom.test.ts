import { describe, expect, test, vi } from 'vitest';
import { hasDrafts, readDraft, removeDraft, writeDraft } from '@/lib/drafts';
import { parseRouteId } from '@/lib/id';
import { httpLink, safeRedirect } from '@/lib/safe-link';
import { parseSearch, stringifySearch } from '@/lib/search';
import { formatCountdown, formatDayName } from '@/lib/time';

test.each([
  ['7', 7],
  ['0', Number.NaN],
  ['007', Number.NaN],
  ['1e3', Number.NaN],
  ['-7', Number.NaN],
  ['', Number.NaN],
  ['9007199254740993', '9007199254740993'],
  ['9223372036854775807', '9223372036854775807'],
  ['9223372036854775808', Number.NaN],
  ['1000000000000000000000', Number.NaN],
])('the segment %j is the id %s', (segment, id) => {
  expect(parseRouteId(segment)).toBe(id);
});

test.each([
  ['https://disk.example/a', 'https://disk.example/a'],
  ['http://disk.example/', 'http://disk.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['disk.example', undefined],
  ['/local', undefined],
  ['', undefined],
  [undefined, undefined],
])('the link %j leads to %j', (address, link) => {
  expect(httpLink(address)).toBe(link);
});

test.each([
  ['/projects?filter=a#b', '/projects?filter=a#b'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['projects', '/'],
  ['javascript:alert(1)', '/'],
  ['/.//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['/%0a/evil.example', '/'],
  ['/%', '/'],
  ['/login', '/'],
  ['/logout', '/'],
  ['/Logout', '/'],
  ['/%6cogout', '/'],
  ['/register#top', '/'],
  ['/projects/../meetings', '/meetings'],
  ['/students?query=%2F%2Fx', '/students?query=%2F%2Fx'],
  [undefined, '/'],
])('the redirect %j leads to %j', (path, to) => {
  expect(safeRedirect(path)).toBe(to);
});

describe('drafts', () => {
  test('a damaged draft is no draft', () => {
    sessionStorage.setItem('draft:a:task', '{broken');
    expect(readDraft('a', 'task')).toBeUndefined();
  });

  test('a draft belongs to one account', () => {
    writeDraft('a', 'task', { text: 'x' });
    expect(readDraft('b', 'task')).toBeUndefined();
    expect(readDraft('a', 'task')).toEqual({ text: 'x' });
    expect([hasDrafts('a'), hasDrafts('b'), hasDrafts('')]).toEqual([true, false, false]);
  });

  test('without storage a draft lives as long as the document', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('a', 'task', { text: 'x' });
    expect(readDraft('a', 'task')).toEqual({ text: 'x' });
    removeDraft('a', 'task');
    expect(readDraft('a', 'task')).toBeUndefined();
  });
});

describe('the search of an address', () => {
  test.each(['2024', 'true', 'null', '"2024"', '{}', 'Отложен, + 1 & 2', ''])(
    'says %j as it is',
    (filter) => {
      const search = stringifySearch({ filter, other: undefined });
      expect(parseSearch(search)).toEqual({ filter });
    },
  );

  test('is written as people write it', () => {
    expect(stringifySearch({ filter: '2024' })).toBe('?filter=2024');
    expect(stringifySearch({ student: 23 })).toBe('?student=23');
    expect(stringifySearch({ order: undefined })).toBe('');
  });
});

test.each([
  ['2026-11-21', 'Сегодня'],
  ['2026-11-22', 'Завтра'],
  ['2026-11-20', 'Вчера'],
  ['2026-11-24', '24 ноября, вт'],
  ['2026-11-19', '19 ноября, чт'],
  ['2027-01-01', '1 января 2027 г., пт'],
])('as seen on 21 November 2026, %s is called %s', (date, name) => {
  expect(formatDayName(date, '2026-11-21')).toBe(name);
});

test.each([
  [25, 'через 25 мин'],
  [0.2, 'через 1 мин'],
  [60, 'через 1 ч'],
  [190, 'через 3 ч 10 мин'],
  [24 * 60, 'через 1 день'],
  [49 * 60, 'через 2 дня'],
  [0, 'сейчас'],
  [-0.5, 'сейчас'],
])('%d minutes ahead is %s', (minutes, text) => {
  const now = new Date(2026, 10, 18, 12).getTime();
  expect(formatCountdown(now, now + minutes * 60_000)).toBe(text);
});
