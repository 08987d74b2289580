import { beforeEach, expect, it, vi } from 'vitest';
import { type BrowserStore, keptInBrowser } from '@/mocks/browser-store';
import { createNews } from '@/mocks/news';
import { createSandbox } from '@/mocks/sandbox';
import { readState, type Snapshot } from '@/mocks/state';

beforeEach(() => {
  // jsdom has no Web Locks; a single tab needs no waiting.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
  return () => vi.unstubAllGlobals();
});

/** A store with this content, left by another release of the sandbox or edited by hand. */
function storeWith(content: unknown) {
  const saved: Snapshot[] = [];
  const store: BrowserStore = {
    revision: async () => 7 + saved.length,
    load: async () => readState(content),
    async save(_revision, snapshot, touched) {
      expect(touched, 'all of it is replaced').toBeUndefined();
      saved.push(structuredClone(snapshot));
    },
  };
  return { store, saved };
}

it('starts over with a message when the stored state cannot be read', async () => {
  const { store, saved } = storeWith({ professors: [{ id: 'first' }] });
  const sandbox = createSandbox();
  const news = createNews();
  const exclusive = keptInBrowser(sandbox, store, news);

  await expect(exclusive(() => sandbox.professor().projects.length)).resolves.toBe(13);

  expect(news.latest).toMatch(/^Сохранённые данные песочницы не удалось прочитать/);
  expect(saved, 'the unreadable record is replaced').toHaveLength(1);
  expect(saved[0]?.head.seededAt).toBe(sandbox.state.head.seededAt);
});

it('says so once more, in the document that follows the end of the session', async () => {
  const openNews = () => createNews(undefined, sessionStorage);
  const news = openNews();
  const exclusive = keptInBrowser(createSandbox(), storeWith({ professors: [{}] }).store, news);
  await exclusive(() => 1);

  expect(openNews().latest).toBe(news.latest);
  expect(openNews().latest).toBeUndefined();
});

it('leaves a store alone that cannot be reached', async () => {
  const { store, saved } = storeWith({});
  store.load = () => Promise.reject(new Error('the disk is gone'));
  const sandbox = createSandbox();
  const news = createNews();

  await expect(keptInBrowser(sandbox, store, news)(() => 1)).rejects.toThrow('the disk is gone');
  expect(news.latest).toBeUndefined();
  expect(saved).toEqual([]);
});

it('writes what has changed and nothing else, and nothing after a read', async () => {
  const sandbox = createSandbox();
  const kept = JSON.stringify(sandbox.state.snapshot());
  const saved: (readonly unknown[] | undefined)[] = [];
  const store: BrowserStore = {
    revision: async () => 7 + saved.length,
    load: async () => readState(JSON.parse(kept)),
    save: async (_revision, _snapshot, touched) => void saved.push(touched),
  };
  const exclusive = keptInBrowser(sandbox, store, createNews());

  await exclusive(() => sandbox.log.find({}));
  expect(saved).toEqual([]);
  await exclusive(() => sandbox.orderFault({ method: 'GET', path: '/account', status: 500 }));
  expect(saved).toEqual([[]]);
  await exclusive(() => sandbox.log.find({}));
  expect(saved).toHaveLength(1);
  await exclusive(() => sandbox.reset());
  expect(saved).toEqual([[], undefined]);
});

it('takes a change back that could not be written, and says so', async () => {
  const { store } = storeWith({});
  const sandbox = createSandbox();
  let kept = JSON.stringify(sandbox.state.snapshot());
  let revision = 7;
  let isFull = false;
  store.revision = async () => revision;
  store.load = async () => readState(JSON.parse(kept));
  store.save = async (next, snapshot) => {
    if (isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
    kept = JSON.stringify(snapshot);
    revision = next;
  };
  const news = createNews();
  const exclusive = keptInBrowser(sandbox, store, news);
  const other = createSandbox();
  const ofOtherTab = keptInBrowser(other, store, createNews());
  const countOfProjects = () => exclusive(() => sandbox.professor().projects.length);
  const order = { method: 'GET', path: '/account', status: 500 } as const;

  for (const writtenElsewhere of [false, true]) {
    expect(await countOfProjects()).toBe(13);
    isFull = true;
    const deleting = exclusive(() => void sandbox.professor().projects.pop());
    await expect(deleting).rejects.toThrow('The disk is full');
    expect(news.latest).toMatch(/^Браузер не сохранил изменение/);

    isFull = false;
    if (writtenElsewhere) await ofOtherTab(() => other.orderFault(order));
    expect(await countOfProjects()).toBe(13);
  }
});
