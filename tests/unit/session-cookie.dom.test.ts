import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionNotKeptError } from '@/api/errors';
import {
  adoptSession,
  endSession,
  getAccountKey,
  getSessionToken,
  getTokenToSend,
  hasForeignSession,
  hasKnownSession,
  hasStuckCookie,
  startSession,
  subscribeToSession,
  wouldEndAgain,
} from '@/api/session-cookie';
import { cookiePlaces } from '@/api/token-cookie';
import { accounts } from '../accounts';

const ONE = accounts.main;
const OTHER = accounts.bare;
const HOUR_MS = 3_600_000;

const soon = () => Date.now() + HOUR_MS;

/** As every document begins. */
function loadDocument(): string {
  adoptSession();
  return getAccountKey();
}

/** The account's key in its own document. */
function keyOf(token: string, phone: string): string {
  startSession({ token, expires: soon() }, phone);
  return getAccountKey();
}

/** Takes the place of the document's cookies. */
function replaceCookies(cookies: { get: () => string; set: (text: string) => void }) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
}

/** Cookies that can be set and not removed, as one set for a domain that the page cannot name. */
function holdCookies() {
  const jar = new Map<string, string>();
  replaceCookies({
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set: (text) => {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (value !== '') jar.set(name, value);
    },
  });
}

beforeEach(() => adoptSession());

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  endSession();
  adoptSession();
});

describe('the cookie', () => {
  test.each([
    ['an hour ahead', Date.now() + HOUR_MS],
    ["past by the browser's clock", Date.now() - HOUR_MS],
    ['not named', undefined],
  ])('keeps a session whose end is %s', (_case, expires) => {
    startSession({ token: 'a/b+c=', expires }, ONE);
    expect(getSessionToken()).toBe('a/b+c=');
  });

  test('ends when the server said, is for this site alone and for every page of it', () => {
    const written: string[] = [];
    replaceCookies({ get: () => written.at(-1) ?? '', set: (text) => void written.push(text) });
    const expires = soon();
    startSession({ token: 'abc', expires }, ONE);
    const [name, ...attributes] = (written.at(-1) ?? '').split('; ');
    expect(name).toBe('session_token=abc');
    expect(attributes).toContain(`expires=${new Date(expires).toUTCString()}`);
    expect(attributes).toContain('path=/');
    expect(attributes.map((one) => one.toLowerCase())).toContain('samesite=lax');
  });

  test('that the browser does not keep is no session', () => {
    replaceCookies({ get: () => '', set: () => undefined });
    expect(() => startSession({ token: 'a', expires: soon() }, ONE)).toThrow(SessionNotKeptError);
    expect(getAccountKey()).toBe('');
    expect(hasKnownSession()).toBe(false);
  });

  test.each(['/', '/projects', '/projects/', '/projects/1', '/projects/1/stats'])(
    'set for %s is removed',
    (path) => {
      window.history.replaceState(null, '', '/projects/1/stats');
      document.cookie = `session_token=dead; path=${path}`;
      expect(getSessionToken()).toBe('dead');
      endSession();
      expect(document.cookie).toBe('');
    },
  );

  test('is looked for at every folder of the address and on every parent domain', () => {
    const places = cookiePlaces({ hostname: 'app.uni.example', pathname: '/projects/1' });
    expect([...new Set(places.map(({ path }) => path))]).toEqual([
      '/',
      '/projects',
      '/projects/',
      '/projects/1',
      '/projects/1/',
    ]);
    expect([...new Set(places.map(({ domain }) => domain))]).toEqual([
      undefined,
      'app.uni.example',
      'uni.example',
      'example',
    ]);
    expect(places).toHaveLength(20);
  });

  test('that cannot be removed counts as dead, in the next document too', () => {
    holdCookies();
    startSession({ token: 'dead', expires: soon() }, ONE);
    endSession();
    expect(document.cookie).toBe('session_token=dead');
    expect(getSessionToken()).toBeUndefined();
    expect(hasStuckCookie()).toBe(true);
    expect(wouldEndAgain()).toBe(false);
    loadDocument();
    expect(getSessionToken()).toBeUndefined();
    expect(hasKnownSession()).toBe(false);

    startSession({ token: 'alive', expires: soon() }, ONE);
    expect(getSessionToken()).toBe('alive');
  });

  test('that can be neither removed nor remembered keeps the document from loading anew', () => {
    holdCookies();
    startSession({ token: 'dead', expires: soon() }, ONE);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    endSession();
    expect(getSessionToken()).toBeUndefined();
    expect(wouldEndAgain()).toBe(true);
  });

  test('of a new session is found behind one that cannot be removed', () => {
    const cookies = 'session_token=dead; session_token=alive';
    let shown = 'session_token=dead';
    replaceCookies({
      get: () => shown,
      set: (text) => {
        if (text.startsWith('session_token=alive')) shown = cookies;
      },
    });
    loadDocument();
    endSession();
    startSession({ token: 'alive', expires: soon() }, ONE);
    expect(getSessionToken()).toBe('alive');
    loadDocument();
    expect(getTokenToSend()).toBe('alive');
  });

  test.each(['%0A', 'a%0Ab', '%D0%96', 'a%00'])('with %s is never sent', (written) => {
    document.cookie = `session_token=${written}; path=/`;
    loadDocument();
    expect(getSessionToken()).toBeDefined();
    expect(getTokenToSend()).toBeUndefined();
  });

  test('that runs out is noticed', () => {
    vi.useFakeTimers();
    const listener = vi.fn<() => void>();
    const stop = subscribeToSession(listener);
    startSession({ token: 'a', expires: Date.now() + 5_000 }, ONE);
    loadDocument();
    listener.mockClear();
    vi.advanceTimersByTime(5_000);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
  });
});

describe('the account', () => {
  test('of a visitor is none', () => {
    expect(loadDocument()).toBe('');
  });

  test('is the same at every sign-in, with or without the plus', () => {
    const first = keyOf('first', ONE);
    endSession();
    expect(loadDocument()).toBe('');
    expect(keyOf('second', '79000000001')).toBe(first);
    expect(loadDocument()).toBe(first);
    expect(keyOf('third', OTHER)).not.toBe(first);
  });

  test('leaves neither phone nor token in storage', () => {
    keyOf('a-secret-token', ONE);
    const kept = JSON.stringify(Object.entries(localStorage));
    expect(kept).not.toContain('9000000001');
    expect(kept).not.toContain('a-secret-token');
  });

  test('of a cookie that did not come of a sign-in here is its own', () => {
    const first = keyOf('first', ONE);
    document.cookie = 'session_token=elsewhere; path=/';
    const second = loadDocument();
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
    document.cookie = 'session_token=another; path=/';
    expect(loadDocument()).not.toBe(second);
  });

  test('stays when its session runs out or ends, until another document or sign-in', () => {
    const first = keyOf('first', ONE);
    document.cookie = 'session_token=; path=/; max-age=0';
    expect(getAccountKey()).toBe(first);
    expect(hasKnownSession()).toBe(true);
    endSession();
    expect(getAccountKey()).toBe(first);
    expect(hasKnownSession()).toBe(false);
    expect(keyOf('second', OTHER)).not.toBe(first);
    endSession();
    expect(loadDocument()).toBe('');
  });

  test('of a document does not change under it when somebody else signs in in another tab', () => {
    const first = keyOf('first', ONE);
    document.cookie = 'session_token=theirs; path=/';
    expect(getAccountKey()).toBe(first);
    expect(hasForeignSession()).toBe(true);
    expect(getTokenToSend()).toBeUndefined();
  });

  test('goes on with a session that it has begun in another tab', () => {
    const first = keyOf('first', ONE);
    document.cookie = 'session_token=second; path=/';
    const record: unknown = JSON.parse(localStorage.getItem('account') ?? '{}');
    startSession({ token: 'second', expires: soon() }, ONE);
    const after = localStorage.getItem('account') ?? '';
    // Back to the document that knows the first one alone.
    document.cookie = 'session_token=first; path=/';
    localStorage.setItem('account', JSON.stringify(record));
    expect(loadDocument()).toBe(first);
    document.cookie = 'session_token=second; path=/';
    localStorage.setItem('account', after);
    expect(getTokenToSend()).toBe('second');
    expect(getAccountKey()).toBe(first);
  });
});
