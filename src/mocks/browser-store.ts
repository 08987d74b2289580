import { showNotice } from './browser-notice';
import type { Exclusive } from './exclusive';
import type { News } from './news';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';
import { readState, type Snapshot } from './state';
import type { KeptState } from './state-shape';

const DATABASE = 'spms-sandbox';
/** Raise it when what was stored before cannot be read by `src/mocks/model.ts` or the head of the state any more. */
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
const NOT_KEPT =
  'Браузер не сохранил изменение в песочнице, и оно отменено: возможно, на диске не хватает места.';
const BLOCKED =
  'Песочница ждёт: в другой вкладке открыта её прежняя версия. Закройте ту вкладку или обновите её.';

/** The state of the sandbox in IndexedDB, shared by all tabs. */
export interface BrowserStore {
  /** Changes with every write, so that a tab notices the writes of other tabs. */
  revision(): Promise<number | undefined>;
  load(): Promise<KeptState>;
  /** Writes the head and the professors in `touched`; without `touched` replaces all of them. */
  save(revision: number, snapshot: Snapshot, touched?: readonly number[]): Promise<void>;
}

/**
 * Opens the store, which is empty at first. What another version of the sandbox has stored is deleted, and
 * the tester is told. When a tab of another version opens its store later, the one of this tab is closed.
 */
export async function openBrowserStore(news: News): Promise<BrowserStore> {
  const database = await openDatabase(news).catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    await settledOnceFree(indexedDB.deleteDatabase(DATABASE));
    news.tellTwice(BEGUN_ANEW);
    return openDatabase(news);
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
 * Runs one work at a time across all tabs: it starts from the state that was written last, and its changes
 * are written before it ends.
 */
export function keptInBrowser(sandbox: Sandbox, store: BrowserStore, news: News): Exclusive {
  let known: number | undefined;
  let savedHead = '';

  /** Restores the stored state; returns whether it was readable. Otherwise it is replaced by the demo data. */
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

  async function write(revision: number, touched: readonly number[] | undefined) {
    try {
      await store.save(revision, sandbox.state.snapshot(), touched);
    } catch (error) {
      news.tell(NOT_KEPT);
      throw error;
    }
  }

  return <Result>(work: () => Result): Promise<Result> =>
    navigator.locks.request(LOCK_NAME, async () => {
      const revision = await store.revision();
      let { replacements } = sandbox;
      if (revision !== known) {
        // If it was unreadable, the reset has raised `replacements`, and the demo data must be written below.
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
          const next = (known ?? 0) + 1;
          // Matches no stored revision: if the write fails, the next work begins with the stored state.
          known = Number.NaN;
          await write(next, isReplaced ? undefined : touched);
          known = next;
          savedHead = head;
        }
      }
    });
}

function openDatabase(news: News): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    // Records of an older version cannot be read: they are deleted, and the demo data takes their place.
    if (oldVersion > 0) news.tellTwice(BEGUN_ANEW);
    for (const name of opening.result.objectStoreNames) opening.result.deleteObjectStore(name);
    opening.result.createObjectStore(HEADS);
    opening.result.createObjectStore(PROFESSORS, { keyPath: 'id' });
  });
  return settledOnceFree(opening);
}

/** Shows a notice while another tab blocks the change of the database's version. */
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
