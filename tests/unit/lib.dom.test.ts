import { describe, expect, test, vi } from 'vitest';
import {
  acceptDraft,
  type Fields,
  readDraft,
  subscribeToAcceptance,
  writeDraft,
} from '@/lib/drafts';
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
  ['/.//evil.example/../x', '/'],
  ['/%2e//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/a/%2E%2e//evil.example', '/'],
  ['/%2F/evil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/%0a/evil.example', '/'],
  ['/%', '/'],
  ['/login', '/'],
  ['/login?redirect=/projects', '/'],
  ['/logout', '/'],
  ['/logout/', '/'],
  ['/Logout', '/'],
  ['/%6cogout', '/'],
  ['/projects/../logout', '/'],
  ['/register#top', '/'],
  ['/projects/../meetings', '/meetings'],
  ['/students?query=%2F%2Fx', '/students?query=%2F%2Fx'],
  [undefined, '/'],
])('the redirect %j leads to %j', (path, to) => {
  expect(safeRedirect(path)).toBe(to);
});

describe('drafts', () => {
  const mine = { owner: 'a', form: 'task' };
  const theirs = { owner: 'b', form: 'task' };
  const typed = (values: Fields) => ({ values, bookkeeping: {} });

  test('a damaged draft is no draft', () => {
    sessionStorage.setItem('draft:a:task', '{broken');
    sessionStorage.setItem('draft:b:task', '7');
    expect(readDraft(mine).values).toEqual({});
    expect(readDraft(theirs).values).toEqual({});
  });

  test('a draft belongs to one account', () => {
    writeDraft(mine, typed({ text: 'x' }));
    expect(readDraft(theirs).values).toEqual({});
    expect(readDraft(theirs).values).toEqual({});
    expect(readDraft(mine).values).toEqual({ text: 'x' });
  });

  test('values that the server has accepted are removed, values typed since stay', () => {
    writeDraft(mine, typed({ name: 'A', text: 'typed since' }));
    acceptDraft(mine, { name: 'A', text: 'sent' });
    expect(readDraft(mine).values).toEqual({ text: 'typed since' });
    acceptDraft(mine, { name: 'A', text: 'typed since' });
    expect(readDraft(mine).values).toEqual({});
  });

  test('bookkeeping is removed with the last value, and is read from a draft that has it among its values', () => {
    writeDraft(mine, { values: { text: 'x' }, bookkeeping: { began: 1 } });
    expect(readDraft(mine)).toEqual({ values: { text: 'x' }, bookkeeping: { began: 1 } });
    acceptDraft(mine, { text: 'x' });
    expect(readDraft(mine)).toEqual({ values: {}, bookkeeping: {} });
    sessionStorage.setItem('draft:a:task', '{"text":"x","began":1}');
    expect(readDraft(mine)).toMatchObject({ values: { text: 'x' }, bookkeeping: { began: 1 } });
  });

  test('a form is notified only about its own draft', () => {
    const heard: unknown[] = [];
    const stop = subscribeToAcceptance(mine, (sent) => heard.push(sent));
    acceptDraft(theirs, { name: 'B' });
    acceptDraft(mine, { name: 'A' });
    stop();
    acceptDraft(mine, { name: 'later' });
    expect(heard).toEqual([{ name: 'A' }]);
  });

  test('without storage a draft lives as long as the document', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(mine, typed({ text: 'x' }));
    expect(readDraft(mine).values).toEqual({ text: 'x' });
    writeDraft(mine, typed({}));
    expect(readDraft(mine).values).toEqual({});
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
