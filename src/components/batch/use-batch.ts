import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askBeforeUnload } from '@/lib/unload-guard';

/** A change that can be made for many rows, a call each. */
export interface BatchKind<Values> {
  send: (values: Values) => Promise<unknown>;
  /** Why a row was not done, in words. */
  reasonOf: (error: unknown) => string;
  /** Queries that it makes stale. */
  invalidates: readonly QueryKey[];
}

export interface BatchRow<Values> {
  id: number;
  values: Values;
  state: 'waiting' | 'running' | 'done' | 'failed';
  reason?: string;
}

export interface Batch<Values> {
  /** Empty without a batch. */
  rows: readonly BatchRow<Values>[];
  isRunning: boolean;
  /** Sends the rows, in place of a finished batch. */
  begin: (values: readonly Values[]) => void;
  /** Sends again what is not done. */
  resume: () => void;
  /** Stops before the next row. */
  stop: () => void;
  close: () => void;
}

/**
 * Many changes, sent one after another while the page is open (decisions §5.34). A failed row holds up no other and can
 * be sent again; whoever does so sees what failed, and the lists below show what is there.
 */
export function useBatch<Values>({
  send,
  reasonOf,
  invalidates,
}: BatchKind<Values>): Batch<Values> {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly BatchRow<Values>[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  useEffect(() => {
    return isRunning ? askBeforeUnload(() => true) : undefined;
  }, [isRunning]);

  async function run(all: readonly BatchRow<Values>[]) {
    isStopped.current = false;
    setIsRunning(true);
    setRows(all.map((row) => (row.state === 'done' ? row : { ...row, state: 'waiting' })));
    const change = (id: number, next: Partial<BatchRow<Values>>) =>
      setRows((now) => now.map((row) => (row.id === id ? { ...row, ...next } : row)));
    for (const { id, values, state } of all) {
      if (isStopped.current) break;
      if (state === 'done') continue;
      change(id, { state: 'running' });
      try {
        // One after another: the server is asked for one at a time.
        await send(values);
        change(id, { state: 'done' });
      } catch (error) {
        change(id, { state: 'failed', reason: reasonOf(error) });
      }
    }
    setIsRunning(false);
    await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return {
    rows,
    isRunning,
    begin: (values) =>
      void run(values.map((value, id) => ({ id, values: value, state: 'waiting' }))),
    resume: () => void run(rows),
    stop: () => {
      isStopped.current = true;
    },
    close: () => setRows([]),
  };
}
