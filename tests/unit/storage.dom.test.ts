import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import { openChannel } from '@/lib/channel';
import { createStore, readJson } from '@/lib/storage';

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

test('a stored JSON value is read; one that is absent or invalid is undefined', () => {
  const store = createStore(() => window.sessionStorage);
  store.set('valid', '[1]');
  store.set('invalid', '[1');
  expect(readJson(store, 'valid')).toEqual([1]);
  expect(readJson(store, 'invalid')).toBeUndefined();
  // The session is read before the first paint and at every step, and an exception is slow.
  const parse = vi.spyOn(JSON, 'parse');
  expect(readJson(store, 'absent')).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

describe('a store', () => {
  test('keeps texts in the browser', () => {
    const store = createStore(() => window.sessionStorage);
    expect(store.set('a', '1')).toBe(true);
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(store.get('a')).toBe('1');
    expect(store.names()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps them in memory where the browser forbids it', () => {
    const store = createStore(forbidden);
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    expect(store.names()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
    expect(store.names()).toEqual([]);
  });

  test('full storage does not return the previous value', () => {
    const store = createStore(() => window.sessionStorage);
    store.set('a', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
    expect(store.names()).toEqual(['a']);
  });
});

describe('a channel', () => {
  test('reaches the other tabs and not this one', async () => {
    const heardHere = vi.fn<(news: string) => void>();
    const heardThere = vi.fn<(news: string) => void>();
    const ownChannel = openChannel('test');
    const stop = openChannel('test').subscribe(heardThere);
    ownChannel.subscribe(heardHere);
    ownChannel.announce('changed');
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith('changed'));
    expect(heardHere).not.toHaveBeenCalled();
    stop();
  });

  test('without BroadcastChannel goes over the storage that the tabs share', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const heard = vi.fn<(news: string) => void>();
    const channel = openChannel('test');
    vi.unstubAllGlobals();
    const stop = channel.subscribe(heard);
    channel.announce('changed');
    expect(heard).not.toHaveBeenCalled();
    const [key = ''] = written.mock.lastCall ?? [];
    expect(localStorage.getItem(key)).toBeNull();

    // Browsers fire this event in the other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'changed' }));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'changed' }));
    expect(heard).toHaveBeenCalledExactlyOnceWith('changed');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'changed' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('added slots', () => {
  const later = { start: Date.now() + 60_000, end: Date.now() + 120_000 };

  test('belong to an account', () => {
    writeAddedSlots('one', [{ ...later, id: 7 }]);
    writeAddedSlots('two', [later]);
    expect(readAddedSlots('one')).toEqual([{ ...later, id: 7 }]);
    expect(readAddedSlots('two')).toEqual([later]);
    expect(readAddedSlots('three')).toEqual([]);
  });

  test('are forgotten when they are over, and leave nothing behind', () => {
    onTestFinished(() => void vi.useRealTimers());
    writeAddedSlots('one', [later]);
    vi.setSystemTime(later.end - 1);
    expect(readAddedSlots('one')).toEqual([later]);
    vi.setSystemTime(later.end);
    expect(readAddedSlots('one')).toEqual([]);
    writeAddedSlots('one', []);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['{broken', '7', 'null', '[null, 7, {"start": 1}]'])(
    'damaged ones are none: %s',
    (kept) => {
      writeAddedSlots('one', [later]);
      const [key = ''] = Object.keys(localStorage);
      localStorage.setItem(key, kept);
      expect(readAddedSlots('one')).toEqual([]);
    },
  );
});
