import type { Exclusive } from './exclusive';
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

/** The state of the sandbox in IndexedDB, shared by all tabs. */
export interface BrowserStore {
  /** Tells a tab whether another has written since. */
  revision(): Promise<number | undefined>;
  load(): Promise<KeptState>;
  /** Writes the head and the professors in `touched`; without it all of them, in place of all. */
  save(revision: number, snapshot: Snapshot, touched?: readonly number[]): Promise<void>;
}

/** Opens the store, empty at first. */
export async function openBrowserStore(): Promise<BrowserStore> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    // What an older version of the records has left is of no use: demo data takes its place.
    for (const name of opening.result.objectStoreNames) opening.result.deleteObjectStore(name);
    opening.result.createObjectStore(HEADS);
    opening.result.createObjectStore(PROFESSORS, { keyPath: 'id' });
  });
  const database = await settled(opening);

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
export function keptInBrowser(sandbox: Sandbox, store: BrowserStore): Exclusive {
  let known: number | undefined;
  let savedHead = '';

  return <Result>(work: () => Result): Promise<Result> =>
    navigator.locks.request(LOCK_NAME, async () => {
      const revision = await store.revision();
      if (revision !== known) {
        sandbox.state.restore(await store.load());
        savedHead = JSON.stringify(sandbox.state.head);
        known = revision;
      }
      const { replacements } = sandbox;
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

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}
