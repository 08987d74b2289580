import { expect, test } from 'vitest';
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
