import { describe, expect, test, vi } from 'vitest';
import { kept } from '@/lib/kept';
import { openStorage, tabStore } from '@/lib/storage';

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

const texts = kept({
  name: 'test',
  store: tabStore,
  read: (stored): unknown[] => (Array.isArray(stored) ? stored : []),
});

describe('a kept value', () => {
  test('is stored as JSON under its name and whose it is', () => {
    expect(texts.write(['x'], 'a', 'list')).toBe(true);
    expect(sessionStorage.getItem('test:a:list')).toBe('["x"]');
    expect(texts.read('a', 'list')).toEqual(['x']);
  });

  test('leaves nothing behind as an empty list, or once it is removed', () => {
    texts.write(['x'], 'a');
    texts.write([], 'a');
    texts.write(['x']);
    texts.remove();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['["x"', []],
    ['{"x": 1}', []],
  ])('is read as far as it can be: %s', (text, read) => {
    sessionStorage.setItem('test', text);
    expect(texts.read()).toEqual(read);
  });

  test('costs no exception where there is none', () => {
    // The session is read before the first paint and at every step, and an exception is slow.
    const parse = vi.spyOn(JSON, 'parse');
    expect(texts.read()).toEqual([]);
    expect(parse).not.toHaveBeenCalled();
  });

  test('tells when it will not survive the document', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    expect(texts.write(['x'])).toBe(false);
    expect(texts.remove()).toBe(false);
    expect(texts.read()).toEqual([]);
  });
});

describe('a storage', () => {
  test('keeps texts in the browser', () => {
    const store = openStorage(() => window.sessionStorage);
    expect(store.set('a', '1')).toBe(true);
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(store.get('a')).toBe('1');
    expect(store.names()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps them in memory where the browser forbids it', () => {
    const store = openStorage(forbidden);
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    expect(store.names()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(store.names()).toEqual([]);
  });

  test('full storage does not return the previous value', () => {
    const store = openStorage(() => window.sessionStorage);
    store.set('a', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
    expect(store.names()).toEqual(['a']);
  });
});
