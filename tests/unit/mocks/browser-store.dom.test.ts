import { beforeEach, expect, it, vi } from 'vitest';
import { keptInBrowser } from '@/mocks/browser-store';
import { createNews } from '@/mocks/news';
import { createSandbox } from '@/mocks/sandbox';

beforeEach(() => {
  // jsdom has no Web Locks; these works never overlap.
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, work: () => unknown) => work() },
  });
  return () => vi.unstubAllGlobals();
});

/** A sandbox as one tab has it, and the ways to work on it. */
function openTab() {
  const sandbox = createSandbox();
  const news = createNews(sessionStorage);
  return { sandbox, news, exclusive: keptInBrowser(sandbox, news) };
}

it('shares the state with other tabs and with the next document', async () => {
  const first = openTab();
  const second = openTab();
  await second.exclusive(() => second.sandbox.professor().applications.length);

  await first.exclusive(() => {
    first.sandbox.signInAs();
    first.sandbox.professor().applications.pop();
  });

  expect(await second.exclusive(() => second.sandbox.professor().applications.length)).toBe(12);
  const next = openTab();
  expect(await next.exclusive(() => Object.keys(next.sandbox.state.head.sessions))).toHaveLength(1);
});

it('keeps what a work has changed that failed', async () => {
  const tab = openTab();
  const failing = tab.exclusive(() => {
    tab.sandbox.professor().applications.pop();
    throw new Error('after the change');
  });
  await expect(failing).rejects.toThrow('after the change');

  const next = openTab();
  expect(await next.exclusive(() => next.sandbox.professor().applications.length)).toBe(12);
});

it.each(['{"professors":[{"id":"first"}]}', 'no JSON'])(
  'starts over with a message, in the next document too, when it cannot be read: %s',
  async (kept) => {
    localStorage.setItem('spms-sandbox', kept);
    const tab = openTab();

    expect(await tab.exclusive(() => tab.sandbox.professor().applications.length)).toBe(13);

    expect(tab.news.latest).toMatch(/^Сохранённые данные песочницы не удалось прочитать/);
    expect(localStorage.getItem('spms-sandbox')).toContain('"seededAt"');
    expect(openTab().news.latest).toBe(tab.news.latest);
    expect(openTab().news.latest).toBeUndefined();
  },
);

it('goes on in memory where the browser stores no more, and says so', async () => {
  const tab = openTab();
  await tab.exclusive(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

  await tab.exclusive(() => void tab.sandbox.professor().applications.pop());

  expect(tab.news.latest).toMatch(/^Браузер не сохранил изменение/);
  expect(await tab.exclusive(() => tab.sandbox.professor().applications.length)).toBe(12);
});
