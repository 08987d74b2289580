import { describe, expect, test, vi } from 'vitest';
import { openStorage } from '@/lib/storage';

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

describe('a storage', () => {
  test('keeps texts in the browser', () => {
    const store = openStorage(() => window.sessionStorage);
    store.set('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(store.get('a')).toBe('1');
    expect(store.names()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps them in memory where the browser forbids it', () => {
    const store = openStorage(forbidden);
    store.set('a', '1');
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
