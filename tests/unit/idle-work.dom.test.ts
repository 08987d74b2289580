import { expect, onTestFinished, test, vi } from 'vitest';
import { startIdleWork } from '@/idle-work';
import { createQueryClient } from '@/queries/client';

test.each([
  { saveData: true, fetched: [] },
  { saveData: false, fetched: ['/list.js', '/meetings.js', '/list.js'] },
])(
  'the code of the list and of all pages is fetched ahead, with saveData $saveData: $fetched',
  async ({ saveData, fetched }) => {
    vi.useFakeTimers();
    // jsdom has none.
    Object.assign(navigator, { connection: { saveData } });
    const get = vi.fn((_file: string) => Promise.resolve(new Response('')));
    vi.stubGlobal('fetch', get);
    window.pages = { files: ['/meetings.js', '/list.js'], byAddress: [['/projects', [1]]] };
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'connection');
      delete window.pages;
    });
    startIdleWork(createQueryClient());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(get.mock.calls.map(([file]) => file)).toEqual(fetched);
  },
);
