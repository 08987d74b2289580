// @vitest-environment-options { "url": "https://spms.example/" }
import { expect, test, vi } from 'vitest';
import { keepSession } from '@/api/session-cookie';
import { accounts } from '../accounts';

test('on https the cookie never leaves on http, nor with a form of another site', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const expires = Date.now() + 60_000;
  expect(keepSession({ token: '3f2b/79000000001', expires }, accounts.main)).toBe(true);
  const [cookie = ''] = written.mock.lastCall ?? [];
  expect(cookie.split('; ').toSorted()).toEqual(
    [
      'session_token=3f2b/79000000001',
      `expires=${new Date(expires).toUTCString()}`,
      'path=/',
      'sameSite=lax',
      'secure',
    ].toSorted(),
  );
});
