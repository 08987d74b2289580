import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from '@/prefetch-pages';

afterEach(() => {
  delete window.pages;
});

test('the list of projects is fetched, but no file that the open page has loaded', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  });
  window.pages = {
    files: ['/assets/list.js', '/assets/project.js', '/assets/far.js', '/assets/open.js'],
    byAddress: [
      ['/projects', [0, 3]],
      ['/projects/$projectId', [1]],
      ['/meetings', [2]],
    ],
  };
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/open.js">';
  prefetchPages((act) => act());
  await vi.waitFor(() => expect(fetched).toEqual(['/assets/list.js']));
});
