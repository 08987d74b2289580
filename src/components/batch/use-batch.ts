import {
  type MutationFunctionContext,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/lib/id';
import { askBeforeUnload } from '@/lib/own-reload';

/** What one call changes. The id is unique in the batch: that of the record, or of the grid's row. */
export interface BatchItem {
  id: Id;
}

/** What a failed call tells of its row, and of the rows after it. */
interface BatchFailure {
  /** Why the row was not done, in words. */
  reason: string;
  /** The server may have made the change all the same. */
  isDoubtful: boolean;
  /** The server was not reached. */
  isOutage: boolean;
  /** Why no further row may be sent, a sentence. */
  stop?: string | undefined;
}

/** Reads once and finds which of the rows sent the server has carried out; rejects if it cannot be read. */
type FindDone<Item> = (sent: readonly Item[]) => Promise<ReadonlySet<Id>>;

/** A change that can be made for many rows, a call each; the kinds are in `queries/`. */
export interface BatchKind<Item extends BatchItem> {
  send: (item: Item, context: MutationFunctionContext) => Promise<unknown>;
  failureOf: (error: unknown) => BatchFailure;
  /** Called before the first call, so that it can note what is there already. */
  prepare: (items: readonly Item[], client: QueryClient) => Promise<FindDone<Item>>;
  /** Queries that the batch makes stale. */
  invalidates: (items: readonly Item[]) => readonly QueryKey[];
  /** Called once for each row that is done. */
  onDone?: (item: Item) => void;
  /** Servers have answered this change 200 without making it: the read after the last row decides. */
  isSuccessDoubtful?: boolean;
}

export type RowState = 'waiting' | 'running' | 'done' | 'failed' | 'doubtful' | 'not sent';

/** A row with what became of it. */
export interface BatchRow<Item extends BatchItem> {
  item: Item;
  state: RowState;
  reason?: string | undefined;
  /** What its call failed with. */
  error?: unknown;
}

export interface Batch<Item extends BatchItem> {
  /** Empty without a batch. */
  rows: readonly BatchRow<Item>[];
  isRunning: boolean;
  /** The row under way is the last one. */
  isStopping: boolean;
  /** Why the batch stopped by itself, a sentence. */
  stopped: string | undefined;
  /** Sends the items in place of an earlier batch; does nothing while one is running. */
  begin: (items: readonly Item[]) => void;
  /** Sends the rows of a state; with `items`, as these have them now, without those that are gone. */
  sendAgain: (state: 'failed' | 'not sent', items?: readonly Item[]) => void;
  stop: () => void;
  close: () => void;
}

/** After so many rows in a row that did not reach the server, the batch stops. */
const MOST_OUTAGES = 3;

/**
 * Many changes, sent one after another while the page is open (decisions §5.34). A failed row holds up no other.
 *
 * ```tsx
 * const batch = useBatch(decisionsBatch);
 * <Button disabled={batch.isRunning} onClick={() => batch.begin(items)}>…</Button>
 * <BatchPanel heading="Решения по заявкам" batch={batch} doneText={(count) => `Одобрено заявок: ${count}`}>
 *   {({ studentName }) => studentName}
 * </BatchPanel>
 * ```
 *
 * A grid shows `RowOutcome` of `batch.rows` in its own rows, found by the id of the item, and mounts the panel without
 * children: progress, buttons and the question before leaving, without the list.
 */
export function useBatch<Item extends BatchItem>(kind: BatchKind<Item>): Batch<Item> {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly BatchRow<Item>[]>([]);
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');
  const [stopped, setStopped] = useState<string>();
  const findDone = useRef<FindDone<Item>>(undefined);
  /** Ids of the rows that `onDone` was called for. */
  const told = useRef(new Set<Id>());
  const isBusy = useRef(false);
  const isStopped = useRef(false);
  const isRunning = phase !== 'idle';

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  useEffect(() => {
    return isRunning ? askBeforeUnload(() => true) : undefined;
  }, [isRunning]);

  async function run(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    isStopped.current = false;
    setStopped(undefined);
    setPhase('running');
    try {
      await work();
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  }

  async function begin(items: readonly Item[]) {
    const earlier = await settledFirst();
    if (!earlier) return;
    const made = earlier
      .filter(({ state }, index) => state === 'done' && rows[index]?.state === 'doubtful')
      .map(({ item }) => item.id);
    const wanted = items.filter(({ id }) => !made.includes(id));
    const all = wanted.map(waiting);
    told.current.clear();
    setRows(all);
    findDone.current = await kind.prepare(wanted, client);
    await sendRows(all);
  }

  async function sendAgain(state: RowState, items?: readonly Item[]) {
    const all = await settledFirst();
    if (!all) return;
    const again = all.flatMap((row) => {
      if (row.state !== state) return [row];
      const item = items ? items.find(({ id }) => id === row.item.id) : row.item;
      return item ? [waiting(item)] : [];
    });
    await sendRows(again);
  }

  /** The rows once a read has told which of the doubtful ones were made, so that none is sent twice. */
  async function settledFirst(): Promise<readonly BatchRow<Item>[] | undefined> {
    try {
      const all = await settled(rows);
      show(all);
      return all;
    } catch {
      setStopped('Не удалось узнать, что уже выполнено. Ничего не отправлено.');
      return undefined;
    }
  }

  function show(next: readonly BatchRow<Item>[]) {
    setRows(next);
    for (const { item, state } of next) {
      if (state !== 'done' || told.current.has(item.id)) continue;
      told.current.add(item.id);
      kind.onDone?.(item);
    }
  }

  /** Sends the waiting rows. */
  async function sendRows(start: readonly BatchRow<Item>[]) {
    let all = start;
    const change = (changed: BatchRow<Item>) => {
      all = all.map((row) => (row.item.id === changed.item.id ? changed : row));
      show(all);
    };
    let outages = 0;
    let reason: string | undefined;
    show(start);
    for (const { item, state } of start) {
      if (isStopped.current || reason !== undefined) break;
      if (state !== 'waiting') continue;
      change({ item, state: 'running' });
      try {
        // As a mutation of Query it is logged, and a 401 has the session checked.
        await client.getMutationCache().build(client, { mutationFn: kind.send }).execute(item);
        change({ item, state: 'done' });
        outages = 0;
      } catch (error) {
        const failure = kind.failureOf(error);
        const outcome = failure.isDoubtful ? 'doubtful' : 'failed';
        change({ item, state: outcome, reason: failure.reason, error });
        outages = failure.isOutage ? outages + 1 : 0;
        reason = failure.stop;
        if (outages === MOST_OUTAGES) reason = 'Сервер не отвечает. Продолжите позже.';
      }
    }
    all = all.map((row) => (row.state === 'waiting' ? { ...row, state: 'not sent' } : row));
    show(all);
    setStopped(reason);
    // Reads under way may be older than the changes.
    const keys = kind.invalidates(all.map(({ item }) => item));
    await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    if (kind.isSuccessDoubtful) {
      all = all.map((row) => (row.state === 'done' ? { ...row, state: 'doubtful' } : row));
      show(all);
    }
    // A server that was not reached, or asks to wait, is not asked again: `sendAgain` does.
    if (reason === undefined) await settled(all).then(show, () => undefined);
  }

  /** The rows with the doubtful ones settled by one read. */
  async function settled(all: readonly BatchRow<Item>[]): Promise<readonly BatchRow<Item>[]> {
    if (!all.some(({ state }) => state === 'doubtful')) return all;
    const sent = ['done', 'doubtful'].flatMap((state) => all.filter((row) => row.state === state));
    const done = await findDone.current?.(sent.map(({ item }) => item));
    return all.map((row) => {
      if (row.state !== 'doubtful') return row;
      const { item, reason = 'сервер этого не сделал' } = row;
      return done?.has(item.id) ? { item, state: 'done' } : { item, state: 'failed', reason };
    });
  }

  return {
    rows,
    isRunning,
    isStopping: phase === 'stopping',
    stopped,
    begin: (items) => void run(() => begin(items)),
    sendAgain: (state, items) => void run(() => sendAgain(state, items)),
    stop: () => {
      isStopped.current = true;
      setPhase((now) => (now === 'running' ? 'stopping' : now));
    },
    close: () => setRows([]),
  };
}

function waiting<Item extends BatchItem>(item: Item): BatchRow<Item> {
  return { item, state: 'waiting' };
}
