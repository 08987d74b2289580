import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { httpLink, safeRedirect } from '@/lib/safe-link';

/** Pieces of addresses that attackers combine to lead a browser to another site. */
const PIECES = [
  ['/', '//', '\\', '/.', '/..', '.', '..', '@', ':', '?', '#', '&', '=', ';', ' ', '\t', '\n'],
  ['%2f', '%2F%2F', '%5c', '%09', '%0d%0a', '%2e%2e', '%00', '%', '%25', '%zz', '%C0%AF'],
  ['evil.example', 'http:', 'https:', 'javascript:alert(1)', 'data:text/html,x', 'localhost'],
  [
    'login',
    'logout',
    'register',
    'LOGOUT',
    'projects',
    '1',
    'тест',
    '。',
    '／',
    '\u202e',
    '\u200b',
  ],
  ['\ud800'],
];
const piece = fc.constantFrom(...PIECES.flat());
const address = fc
  .array(fc.oneof({ arbitrary: piece, weight: 5 }, fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((pieces) => pieces.join(''));

test('a redirect stays on this site, however it is written and however often it is read', () => {
  const { origin } = window.location;
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
      ),
      (path) => {
        const led = safeRedirect(path);
        expect(led.startsWith('/')).toBe(true);
        // The router parses the address again and decodes it.
        const url = new URL(led, origin);
        expect(url.origin).toBe(origin);
        const decoded = decodeURIComponent(url.pathname);
        expect(new URL(decoded, origin).origin).toBe(origin);
        expect(decoded.toLowerCase()).not.toMatch(/^\/(login|logout|register)\/?$/);
        expect(safeRedirect(led)).toBe(led);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('a path of this site is led to as it is', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), word, (parts, filter) => {
      const path = `/${parts.join('/')}?filter=${filter}`;
      expect(safeRedirect(path)).toBe(path);
    }),
  );
});

test('a link of data is followed only when it is http or https, as it was served', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = httpLink(text);
      if (link === undefined) return;
      expect(link).toBe(text);
      expect(new URL(link).protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])(
  'of the address of another site, %j, not even the path is followed',
  (path) => expect(safeRedirect(path)).toBe('/'),
);
