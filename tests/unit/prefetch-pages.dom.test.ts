import { afterEach, expect, test, vi } from 'vitest';
import { importPart } from '@/lib/import-part';
import { prefetchPages } from '@/prefetch-pages';

afterEach(() => {
  delete window.pages;
});

test('the styles of the nearest pages are applied before they are opened, and only once', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/css' } })),
  );
  window.pages = {
    files: ['/assets/near.css', '/assets/far.css'],
    byAddress: [
      ['/projects/$projectId', [0]],
      ['/meetings', [1]],
    ],
  };
  const sheets = () => [...document.querySelectorAll('link')].map((link) => link.href);
  prefetchPages(() => false);
  await vi.waitFor(() => expect(sheets()).toEqual([expect.stringMatching(/\/assets\/near\.css$/)]));

  const opening = importPart(() => Promise.resolve('page'), ['assets/near.css']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await opening).toBe('page');
  expect(sheets()).toHaveLength(1);
});
