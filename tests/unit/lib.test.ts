import { describe, expect, test, vi } from 'vitest';
import { hasDraft, readDraft, removeAllDrafts, writeDraft } from '@/lib/drafts';
import { isFullRussianPhone, phoneDigits } from '@/lib/phone';
import { parseRouteId } from '@/lib/route-id';
import { httpLink, safeRedirect } from '@/lib/safe-link';

describe('phone', () => {
  test.each([
    ['+7 (999) 123-45-67', '+79991234567'],
    ['8 999 123–45–67', '89991234567'],
    ['79991234567', '79991234567'],
    ['звоните', ''],
    ['+', ''],
    ['7+9', ''],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => {
    expect(phoneDigits(typed)).toBe(sent);
  });

  test.each([
    ['+7 (999) 123-45-67', true],
    ['+7 (999) 123-45-6', false],
    ['+1 (999) 123-45-67', false],
    ['89991234567', false],
  ])('%j is whole: %s', (typed, isFull) => {
    expect(isFullRussianPhone(typed)).toBe(isFull);
  });
});

test.each([
  ['7', 7],
  ['0', Number.NaN],
  ['007', Number.NaN],
  ['1e3', Number.NaN],
  ['-7', Number.NaN],
  ['', Number.NaN],
])('the segment %j is the id %d', (segment, id) => {
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
  test('a damaged draft is no draft', () => {
    sessionStorage.setItem('draft:a', '{broken');
    sessionStorage.setItem('draft:b', '7');
    expect(readDraft('a')).toEqual({});
    expect(readDraft('b')).toEqual({});
  });

  test('where storage is forbidden a draft lives as long as the document', () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
    writeDraft('a', { text: 'x' });
    expect(hasDraft('a')).toBe(true);
    expect(readDraft('a')).toEqual({ text: 'x' });
    removeAllDrafts();
    expect(hasDraft('a')).toBe(false);
  });

  test('all drafts go, and nothing else does', () => {
    writeDraft('a', { text: 'x' });
    sessionStorage.setItem('other', 'kept');
    removeAllDrafts();
    expect(hasDraft('a')).toBe(false);
    expect(sessionStorage.getItem('other')).toBe('kept');
  });
});
