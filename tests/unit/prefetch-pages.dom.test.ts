import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from '@/prefetch-pages';

afterEach(() => {
  delete window.pages;
});

test('the styles of the nearest pages are fetched once and applied before they are opened', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  });
  window.pages = {
    files: ['/assets/near.css', '/assets/far.css'],
    byAddress: [
      ['/projects/$projectId', [0]],
      ['/projects/$projectId/tasks', [0]],
      ['/meetings', [1]],
    ],
  };
  const sheets = () =>
    [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  prefetchPages((act) => act());
  await vi.waitFor(() => expect(sheets()).toEqual(['/assets/near.css']));
  expect(fetched).toEqual(['/assets/near.css']);
  // Vite's loader requests what no link has, and waits for it.
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(sheets()).toEqual([]);
});
