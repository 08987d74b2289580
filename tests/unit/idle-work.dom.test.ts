import { expect, onTestFinished, test, vi } from 'vitest';
import { startIdleWork } from '@/idle-work';
import { tabStore } from '@/lib/storage';

test('drafts wait for their account while nobody is signed in, and go when another one is', () => {
  let account = '';
  const listeners: (() => void)[] = [];
  tabStore.set('draft:79000000001:task-add:1', '{"values":{"name":"Глава 3"}}');
  startIdleWork({
    whenQuiet: () => undefined,
    account: () => account,
    subscribe: (listener) => listeners.push(listener),
  });
  const isKept = () => tabStore.names().includes('draft:79000000001:task-add:1');
  expect(isKept()).toBe(true);
  account = '79000000001';
  for (const tell of listeners) tell();
  expect(isKept()).toBe(true);
  account = '79000000002';
  for (const tell of listeners) tell();
  expect(isKept()).toBe(false);
});

test.each([
  { saveData: true, calls: 0 },
  { saveData: false, calls: 1 },
])(
  'with saveData $saveData the font of the next visit is asked for $calls times',
  ({ saveData, calls }) => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve([]));
    // jsdom lacks both.
    Object.assign(document, { fonts: { load } });
    Object.assign(navigator, { connection: { saveData } });
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'fonts');
      Reflect.deleteProperty(navigator, 'connection');
    });
    startIdleWork({
      whenQuiet: (act) => act(),
      account: () => '',
      subscribe: () => undefined,
    });
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(calls);
  },
);
