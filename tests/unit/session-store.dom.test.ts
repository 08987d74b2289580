import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SessionNotKeptError } from '@/api/errors';
import {
  endSession,
  getSession,
  getTokenToSend,
  isSignedIn,
  loadSession,
  type SessionEvent,
  signOut,
  startSession,
  subscribeToSession,
  syncSession,
  watchSession,
} from '@/api/session-store';
import { accounts } from '../accounts';

const ONE = accounts.main;
const OTHER = accounts.bare;
const HOUR_MS = 3_600_000;

const soon = () => Date.now() + HOUR_MS;

/** Loads the session as every document does at its start; returns the account. */
function loadDocument(): string {
  loadSession();
  return getSession().account;
}

/** Starts a session with the token and the phone; returns the key of its account. */
function keyOf(token: string, phone: string): string {
  startSession({ token, expires: soon() }, phone);
  return getSession().account;
}

/** Collects the events of the session until the test ends. */
function listen(): SessionEvent[] {
  const events: SessionEvent[] = [];
  onTestFinished(subscribeToSession((event) => events.push(event)));
  return events;
}

/** Replaces the cookies of the document. */
function replaceCookies(cookies: { get: () => string; set: (text: string) => void }) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
}

/** Cookies that can be set but not removed, like those of a domain that the page cannot name. */
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

beforeEach(() => loadSession());

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  signOut();
  loadSession();
});

describe('the cookie', () => {
  test.each([
    ['an hour ahead', Date.now() + HOUR_MS],
    ["past by the browser's clock", Date.now() - HOUR_MS],
    ['not named', undefined],
  ])('keeps a session whose end is %s', (_case, expires) => {
    startSession({ token: 'a/b+c=', expires }, ONE);
    expect(getSession().token).toBe('a/b+c=');
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
    expect(attributes.map((attribute) => attribute.toLowerCase())).toContain('samesite=lax');
  });

  test('that the browser does not keep is no session', () => {
    replaceCookies({ get: () => '', set: () => undefined });
    expect(() => startSession({ token: 'a', expires: soon() }, ONE)).toThrow(SessionNotKeptError);
    expect(getSession().account).toBe('');
    expect(getSession().token).toBeUndefined();
  });

  test.each(['sign-out', 'end'])('that the browser keeps after the %s counts as none', (how) => {
    holdCookies();
    startSession({ token: 'dead', expires: soon() }, ONE);
    const events = listen();
    if (how === 'end') endSession('dead');
    else signOut();
    syncSession();
    expect(document.cookie).toBe('session_token=dead');
    expect(isSignedIn()).toBe(false);
    expect(events).toEqual([how === 'end' ? 'ended' : 'signed-out']);
    loadDocument();
    expect(isSignedIn()).toBe(false);
  });

  test('that the browser keeps counts again after a sign-in that answers the same token', () => {
    holdCookies();
    startSession({ token: 'again', expires: soon() }, ONE);
    signOut();
    startSession({ token: 'again', expires: soon() }, ONE);
    expect(getTokenToSend()).toBe('again');
    loadDocument();
    expect(isSignedIn()).toBe(true);
  });

  test('of the latest sign-in counts, which stands behind one that the browser keeps', () => {
    let shown = 'session_token=dead';
    replaceCookies({
      get: () => shown,
      set: (text) => {
        if (text.startsWith('session_token=alive')) shown += '; session_token=alive';
      },
    });
    loadDocument();
    signOut();
    startSession({ token: 'alive', expires: soon() }, ONE);
    expect(getTokenToSend()).toBe('alive');
    loadDocument();
    expect(getTokenToSend()).toBe('alive');
  });

  test.each(['%0A', 'a%0Ab', '%D0%96', 'a%00'])(
    'with %s, which no header can carry, is none',
    (written) => {
      document.cookie = `session_token=${written}; path=/`;
      loadDocument();
      expect(isSignedIn()).toBe(false);
    },
  );
});

describe('the account', () => {
  test('of a visitor is none', () => {
    expect(loadDocument()).toBe('');
  });

  test('is the same at every sign-in, with or without the plus', () => {
    const first = keyOf('first', ONE);
    signOut();
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
    syncSession();
    expect(getSession()).toMatchObject({ account: first, token: 'first', cookie: 'none' });
    endSession('first');
    expect(getSession()).toMatchObject({ account: first, token: undefined });
    expect(keyOf('second', OTHER)).not.toBe(first);
    signOut();
    expect(loadDocument()).toBe('');
  });
});

describe('a cookie that changed while the page was open', () => {
  /** Starts a session as another tab would: this document gets no event. */
  function startElsewhere(token: string, phone: string) {
    const before = { cookie: document.cookie, account: localStorage.getItem('account') ?? '' };
    startSession({ token, expires: soon() }, phone);
    const after = localStorage.getItem('account') ?? '';
    document.cookie = `${before.cookie || 'session_token='}; path=/`;
    localStorage.setItem('account', before.account);
    loadSession();
    document.cookie = `session_token=${token}; path=/`;
    localStorage.setItem('account', after);
  }

  test('is not seen by reading the state', () => {
    keyOf('first', ONE);
    const events = listen();
    const before = getSession();
    document.cookie = 'session_token=theirs; path=/';
    expect(getSession()).toBe(before);
    expect(getTokenToSend()).toBe('first');
    expect(isSignedIn()).toBe(true);
    expect(events).toEqual([]);
  });

  test('and holds the same session again causes no event', () => {
    keyOf('first', ONE);
    const events = listen();
    const before = getSession();
    syncSession();
    expect(getSession()).toBe(before);
    expect(events).toEqual([]);
  });

  test('is gone: nothing is sent, and the session is as before when the cookie is back', () => {
    keyOf('first', ONE);
    const events = listen();
    document.cookie = 'session_token=; path=/; max-age=0';
    syncSession();
    syncSession();
    expect(isSignedIn()).toBe(false);
    expect(getTokenToSend()).toBeUndefined();
    document.cookie = 'session_token=first; path=/';
    syncSession();
    expect(getTokenToSend()).toBe('first');
    expect(events).toEqual(['cookie-gone', 'signed-in']);
  });

  test('to that of another account takes the document over: it sends nothing and ends no session', () => {
    const first = keyOf('first', ONE);
    startElsewhere('theirs', OTHER);
    const events = listen();
    syncSession();
    syncSession();
    expect(getSession()).toMatchObject({ account: first, token: 'first', cookie: 'other account' });
    expect(isSignedIn()).toBe(true);
    expect(getTokenToSend()).toBeUndefined();
    endSession('first');
    expect(document.cookie).toBe('session_token=theirs');
    expect(events).toEqual(['taken-over']);
  });

  test('to any session takes over the document of a visitor', () => {
    startElsewhere('theirs', OTHER);
    const events = listen();
    syncSession();
    expect(events).toEqual(['taken-over']);
    expect(getTokenToSend()).toBeUndefined();
  });

  test('to a new session of the same account is adopted', () => {
    const first = keyOf('first', ONE);
    startElsewhere('second', ONE);
    const events = listen();
    syncSession();
    expect(getTokenToSend()).toBe('second');
    expect(getSession().account).toBe(first);
    expect(events).toEqual(['signed-in']);
  });

  test('before the answer about the old session came is not removed', () => {
    keyOf('first', ONE);
    startElsewhere('second', ONE);
    endSession('first');
    expect(getTokenToSend()).toBe('second');
  });
});

describe('the document reloads', () => {
  const reload = vi.fn<(path?: string) => void>();

  beforeEach(() => {
    reload.mockClear();
    keyOf('first', ONE);
    onTestFinished(watchSession(reload));
  });

  const back = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  test('after the end of its session, here, and after a sign-out, at home', () => {
    endSession('first');
    expect(reload.mock.calls).toEqual([[]]);
    signOut();
    expect(reload.mock.calls).toEqual([[], ['/']]);
  });

  test.each([
    ['signs in or out', 'account', [[]]],
    ['changes something else', 'mui-mode', []],
  ])('when another tab %s: %s', (_what, key, reloads) => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(reload.mock.calls).toEqual(reloads);
  });

  test.each(['focus', 'visibilitychange'])('on %s, when another account has signed in', (type) => {
    document.cookie = 'session_token=theirs; path=/';
    window.dispatchEvent(new Event(type));
    expect(reload.mock.calls).toEqual([[]]);
  });

  test('on return, not for a cookie that has run out: the page stays, and the guards know', () => {
    document.cookie = 'session_token=; path=/; max-age=0';
    window.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
    expect(isSignedIn()).toBe(false);
  });

  test.each([
    ['nobody', 'session_token=; path=/; max-age=0'],
    ['somebody else', 'session_token=theirs; path=/'],
  ])('when Back restores it and %s is signed in by now', (_who, cookie) => {
    document.cookie = cookie;
    back(true);
    expect(reload.mock.calls).toEqual([[]]);
  });

  test('not when Back restores it and its session goes on, nor at its first showing', () => {
    back(true);
    back(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('no longer after watching has ended', () => {
    watchSession(reload)();
    signOut();
    expect(reload).toHaveBeenCalledOnce();
  });
});
