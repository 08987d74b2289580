import { expect, onTestFinished, test, vi } from 'vitest';
import { startIdleWork } from '@/idle-work';
import { createQueryClient } from '@/queries/client';

test.each([
  { saveData: true, fetched: [], fonts: 0 },
  { saveData: false, fetched: ['/list.js', '/meetings.js', '/list.js'], fonts: 1 },
])(
  'the list, all pages and the font of the next visit are fetched ahead, with saveData $saveData: $fetched',
  async ({ saveData, fetched, fonts }) => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve([]));
    // jsdom lacks both.
    Object.assign(document, { fonts: { load } });
    Object.assign(navigator, { connection: { saveData } });
    const get = vi.fn((_file: string) => Promise.resolve(new Response('')));
    vi.stubGlobal('fetch', get);
    window.pages = { files: ['/meetings.js', '/list.js'], byAddress: [['/projects', [1]]] };
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'fonts');
      Reflect.deleteProperty(navigator, 'connection');
      delete window.pages;
    });
    startIdleWork(createQueryClient());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(get.mock.calls.map(([file]) => file)).toEqual(fetched);
    expect(load).toHaveBeenCalledTimes(fonts);
  },
);
