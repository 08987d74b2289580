import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPages } from '@/prefetch-pages';

afterEach(() => {
  delete window.pages;
});

test('the styles of the page that is likely next are fetched once and applied before it is opened', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  });
  window.pages = {
    styles: Promise.resolve(),
    files: ['/assets/list.css', '/assets/project.css', '/assets/far.css', '/assets/open.css'],
    byAddress: [
      ['/projects', [0, 3]],
      ['/projects/$projectId', [1]],
      ['/meetings', [2]],
    ],
  };
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/open.css">';
  const sheets = () =>
    [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  prefetchPages((act) => act());
  await vi.waitFor(() => expect(sheets()).toEqual(['/assets/open.css', '/assets/list.css']));
  // What the open page has loaded is not fetched again.
  expect(fetched).toEqual(['/assets/list.css']);
  // Vite's loader requests what no link has, and waits for it.
  document.querySelector('link[href*="list"]')?.dispatchEvent(new Event('error'));
  expect(sheets()).toEqual(['/assets/open.css']);
});

test('from the list of projects the first page of a project is likely next', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response(''));
  });
  window.history.replaceState(null, '', '/projects?filter=Finished');
  window.pages = {
    styles: Promise.resolve(),
    files: ['/assets/list.css', '/assets/project.css'],
    byAddress: [
      ['/projects', [0]],
      ['/projects/$projectId', [1]],
    ],
  };
  prefetchPages((act) => act());
  await vi.waitFor(() => expect(fetched).toEqual(['/assets/project.css']));
});
