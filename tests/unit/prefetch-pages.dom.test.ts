import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from '@/prefetch-pages';

afterEach(() => {
  delete window.pages;
});

test('the page that is likely next is fetched, but no file that the open page has loaded', async () => {
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

test('from the list of projects the first page of a project is likely next', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  });
  window.history.replaceState(null, '', '/projects?filter=Finished');
  window.pages = {
    files: ['/assets/list.js', '/assets/project.js'],
    byAddress: [
      ['/projects', [0]],
      ['/projects/$projectId', [1]],
    ],
  };
  prefetchPages((act) => act());
  await vi.waitFor(() => expect(fetched).toEqual(['/assets/project.js']));
});
