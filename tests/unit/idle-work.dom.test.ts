import { expect, onTestFinished, test, vi } from 'vitest';
import { startIdleWork } from '@/idle-work';
import { createQueryClient } from '@/queries/client';

test('the code of the list and of all pages is fetched ahead', async () => {
  vi.useFakeTimers();
  const get = vi.fn((_file: string) => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', get);
  window.pages = { files: ['/meetings.js', '/list.js'], byAddress: [['/projects', [1]]] };
  onTestFinished(() => void delete window.pages);
  startIdleWork(createQueryClient());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(get.mock.calls.map(([file]) => file)).toEqual(['/list.js', '/meetings.js', '/list.js']);
});
