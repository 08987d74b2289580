import {
  type MutationFunctionContext,
  type MutationKey,
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
  /** By which others find the change of a row in the cache of mutations. */
  mutationKey?: (item: Item) => MutationKey;
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
 * `features/applications/ticked-applications.tsx` is a plain use.
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
  /** The run under way. */
  const current = useRef<{ isStopped: boolean }>(undefined);
  const isRunning = phase !== 'idle';

  useEffect(() => {
    return () => {
      if (current.current) current.current.isStopped = true;
    };
  }, []);
  useEffect(() => {
    return isRunning ? askBeforeUnload(() => true) : undefined;
  }, [isRunning]);

  /** Works on the rows once a read has told which of the doubtful ones were made, so that none is sent twice. */
  async function run(work: (settled: readonly BatchRow<Item>[]) => Promise<void>) {
    if (current.current) return;
    current.current = { isStopped: false };
    setStopped(undefined);
    setPhase('running');
    try {
      const settled = await settle(rows).catch(() => undefined);
      if (settled) await work(settled);
      else setStopped('Не удалось узнать, что уже выполнено. Ничего не отправлено.');
    } finally {
      current.current = undefined;
      setPhase('idle');
    }
  }

  async function begin(items: readonly Item[], earlier: readonly BatchRow<Item>[]) {
    const made = earlier
      .filter(({ state }, index) => state === 'done' && rows[index]?.state === 'doubtful')
      .map(({ item }) => item.id);
    const wanted = items.filter(({ id }) => !made.includes(id));
    // The rows of the earlier batch say that all of them were made.
    if (wanted.length === 0) return;
    setRows(wanted.map(waiting));
    findDone.current = await kind.prepare(wanted, client);
    await sendRows(wanted.map(waiting));
  }

  /** Sends the waiting rows. */
  async function sendRows(start: readonly BatchRow<Item>[]) {
    let all = start;
    const show = (next: readonly BatchRow<Item>[]) => {
      all = next;
      setRows(next);
    };
    const change = (changed: BatchRow<Item>) =>
      show(all.map((row) => (row.item.id === changed.item.id ? changed : row)));
    let outages = 0;
    let reason: string | undefined;
    show(start);
    for (const { item, state } of start) {
      if (current.current?.isStopped || reason !== undefined) break;
      if (state !== 'waiting') continue;
      change({ item, state: 'running' });
      try {
        // As a mutation of Query it is logged, and a 401 has the session checked.
        await client
          .getMutationCache()
          .build(client, { mutationKey: kind.mutationKey?.(item), mutationFn: kind.send })
          .execute(item);
        change({ item, state: 'done' });
        if (!kind.isSuccessDoubtful) kind.onDone?.(item);
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
    show(all.map((row) => (row.state === 'waiting' ? { ...row, state: 'not sent' } : row)));
    setStopped(reason);
    // Reads under way may be older than the changes.
    const keys = kind.invalidates(all.map(({ item }) => item));
    await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    if (kind.isSuccessDoubtful) {
      show(all.map((row) => (row.state === 'done' ? { ...row, state: 'doubtful' } : row)));
    }
    // A server that was not reached, or asks to wait, is not asked again: the next run does.
    if (reason === undefined) await settle(all).catch(() => undefined);
  }

  /** Finds by one read which of the doubtful rows were made; rejects if it cannot be read. */
  async function settle(all: readonly BatchRow<Item>[]): Promise<readonly BatchRow<Item>[]> {
    if (!all.some(({ state }) => state === 'doubtful')) return all;
    const sent = ['done', 'doubtful'].flatMap((state) => all.filter((row) => row.state === state));
    const done = await findDone.current?.(sent.map(({ item }) => item));
    const settled = all.map((row): BatchRow<Item> => {
      if (row.state !== 'doubtful') return row;
      const { item, reason = 'сервер этого не сделал' } = row;
      return done?.has(item.id) ? { item, state: 'done' } : { item, state: 'failed', reason };
    });
    setRows(settled);
    for (const [index, { item, state }] of settled.entries()) {
      if (state === 'done' && all[index]?.state === 'doubtful') kind.onDone?.(item);
    }
    return settled;
  }

  return {
    rows,
    isRunning,
    isStopping: phase === 'stopping',
    stopped,
    begin: (items) => void run((earlier) => begin(items, earlier)),
    sendAgain: (state, items) =>
      void run((settled) =>
        sendRows(
          settled.flatMap((row) => {
            if (row.state !== state) return [row];
            const item = items ? items.find(({ id }) => id === row.item.id) : row.item;
            return item ? [waiting(item)] : [];
          }),
        ),
      ),
    stop: () => {
      if (!current.current) return;
      current.current.isStopped = true;
      setPhase('stopping');
    },
    close: () => setRows([]),
  };
}

function waiting<Item extends BatchItem>(item: Item): BatchRow<Item> {
  return { item, state: 'waiting' };
}
