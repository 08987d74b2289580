import { showNotice } from './browser-notice';
import type { Exclusive } from './exclusive';
import type { News } from './news';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';
import { readState, type Snapshot } from './state';
import type { KeptState } from './state-shape';

const DATABASE = 'spms-sandbox';
/** To be raised when `src/mocks/model.ts` or the head changes. */
const VERSION = 2;
const HEADS = 'head';
const PROFESSORS = 'professors';
const HEAD_KEY = 'head';
const REVISION_KEY = 'revision';
const LOCK_NAME = 'spms-sandbox';

const BEGUN_ANEW =
  'Сохранённые данные песочницы не удалось прочитать: их оставила другая версия, или они повреждены. ' +
  'Данные как в начале, войдите снова.';
const OUTDATED =
  'В другой вкладке открыта песочница другой версии. Эта вкладка больше ничего не сохраняет: обновите страницу.';
const BLOCKED =
  'Песочница ждёт: в другой вкладке открыта её прежняя версия. Закройте ту вкладку или обновите её.';

/** The state of the sandbox in IndexedDB, shared by all tabs. */
export interface BrowserStore {
  /** Tells a tab whether another has written since. */
  revision(): Promise<number | undefined>;
  load(): Promise<KeptState>;
  /** Writes the head and the professors in `touched`; without it all of them, in place of all. */
  save(revision: number, snapshot: Snapshot, touched?: readonly number[]): Promise<void>;
}

/**
 * Opens the store, empty at first. What a newer version of the sandbox has left is removed, which the
 * tester is told. A tab of another version that opens it later closes the one of this tab.
 */
export async function openBrowserStore(news: News): Promise<BrowserStore> {
  const database = await openDatabase().catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    await settledOnceFree(indexedDB.deleteDatabase(DATABASE));
    news.tellTwice(BEGUN_ANEW);
    return openDatabase();
  });
  database.addEventListener('versionchange', () => {
    database.close();
    news.tell(OUTDATED);
  });

  const read = (store: string, key: string) =>
    settled<unknown>(database.transaction(store).objectStore(store).get(key));
  return {
    async revision() {
      const revision = await read(HEADS, REVISION_KEY);
      return typeof revision === 'number' ? revision : undefined;
    },
    async load() {
      const professors = await settled<unknown[]>(
        database.transaction(PROFESSORS).objectStore(PROFESSORS).getAll(),
      );
      return readState({ head: await read(HEADS, HEAD_KEY), professors });
    },
    async save(revision, { head, professors }, touched) {
      const transaction = database.transaction([HEADS, PROFESSORS], 'readwrite');
      transaction.objectStore(HEADS).put(revision, REVISION_KEY);
      transaction.objectStore(HEADS).put(head, HEAD_KEY);
      const store = transaction.objectStore(PROFESSORS);
      if (!touched) store.clear();
      for (const professor of professors) {
        if (!touched || touched.includes(professor.id)) store.put(professor);
      }
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('abort')),
        );
      });
    },
  };
}

/**
 * One work at a time over all tabs: it starts from what the last tab has written, and what it has
 * changed is written before it ends.
 */
export function keptInBrowser(sandbox: Sandbox, store: BrowserStore, news: News): Exclusive {
  let known: number | undefined;
  let savedHead = '';

  /** Takes what is kept; answers whether it could be read. Demo data takes the place of what could not. */
  async function takeKept(): Promise<boolean> {
    try {
      sandbox.state.restore(await store.load());
      return true;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      sandbox.reset();
      news.tellTwice(BEGUN_ANEW);
      return false;
    }
  }

  return <Result>(work: () => Result): Promise<Result> =>
    navigator.locks.request(LOCK_NAME, async () => {
      const revision = await store.revision();
      let { replacements } = sandbox;
      if (revision !== known) {
        // What could not be read is replaced in the store by what the reset has made.
        if (await takeKept()) ({ replacements } = sandbox);
        savedHead = JSON.stringify(sandbox.state.head);
        known = revision;
      }
      try {
        return work();
      } finally {
        const touched = sandbox.state.takeTouched();
        const head = JSON.stringify(sandbox.state.head);
        const isReplaced = replacements !== sandbox.replacements;
        if (known === undefined || isReplaced || touched.length > 0 || head !== savedHead) {
          known = (known ?? 0) + 1;
          await store.save(known, sandbox.state.snapshot(), isReplaced ? undefined : touched);
          savedHead = head;
        }
      }
    });
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    // What an older version of the records has left is of no use: demo data takes its place.
    for (const name of opening.result.objectStoreNames) opening.result.deleteObjectStore(name);
    opening.result.createObjectStore(HEADS);
    opening.result.createObjectStore(PROFESSORS, { keyPath: 'id' });
  });
  return settledOnceFree(opening);
}

/** Says what it waits for while another tab keeps the database from changing its version. */
async function settledOnceFree(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  let removeNotice: (() => void) | undefined;
  request.addEventListener('blocked', () => {
    removeNotice = showNotice(BLOCKED);
  });
  const result = await settled(request);
  removeNotice?.();
  return result;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}
