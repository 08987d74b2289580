import { openChannel } from './channel';
import { parseJson, writeJson } from './json';
import { isRecord } from './record';
import { browserStore } from './storage';
import { createListeners } from './store';
import { UNTIL_SIGN_OUT } from './until-sign-out';

/*
 * Batches: many changes requested at once, each sent as a call of its own (decisions §4). The browser stores the
 * state of each row before and after every call, per account until it signs out. So a reload, a second tab and
 * a sign-in after an expired session find what was done and what is left.
 */

/**
 * - `running`: the call is under way, or was when its tab was closed.
 * - `failed`: the server answered, and nothing was done.
 * - `refused`: the same, with a reason from the server.
 * - `doubtful`: the server may have done it; nothing tells.
 */
export type RowState = 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'doubtful';

/** One of the changes. */
export interface BatchRow<Values = unknown> {
  /** Unique within the batch. */
  id: number;
  values: Values;
  state: RowState;
  /** Shown to the professor: why the row was not done, or why it counts as done. */
  reason?: string | undefined;
  /** An earlier call may have done it, so the next one may conflict with its own result. */
  wasDoubtful?: boolean | undefined;
}

export interface Batch<Values = unknown> {
  rows: readonly BatchRow<Values>[];
  /** How many equal items the server listed before the first call, by identity. */
  before: Readonly<Record<string, number>>;
  /** The batch stops before its next row. */
  isStopping?: boolean | undefined;
  /** The server has asked to send nothing before this instant. */
  pausedUntil?: number | undefined;
}

/** The account and kind of a batch. */
export interface BatchName {
  /** Key of the account. */
  owner: string;
  /** Names the change and what it changes, such as `applications`. */
  batch: string;
}

const STATES: readonly RowState[] = ['waiting', 'running', 'done', 'failed', 'refused', 'doubtful'];

const channel = openChannel('spms-batches');
const { tell, subscribe } = createListeners();
channel.subscribe(() => tell());

/** The stored batch as text, equal as long as nothing has changed; `undefined` if there is none. */
export function readBatchText(name: BatchName): string | undefined {
  return browserStore.get(keyOf(name));
}

/** Parses the text of `readBatchText`; leaves out rows that `readValues` cannot read. */
export function readBatch<Values>(
  text: string | undefined,
  readValues: (kept: unknown) => Values | undefined,
): Batch<Values> | undefined {
  if (text === undefined) return undefined;
  const kept = parseKept(text);
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return undefined;
  const rows = kept.rows.flatMap((row: unknown) => readRow(row, readValues) ?? []);
  if (rows.length === 0) return undefined;
  return {
    rows,
    before: countsOf(kept.before),
    isStopping: kept.isStopping === true,
    ...(typeof kept.pausedUntil === 'number' && { pausedUntil: kept.pausedUntil }),
  };
}

/** Progress of the stored batch. */
export type BatchProgress = 'none' | 'unfinished' | 'done';

export function batchProgress(name: BatchName): BatchProgress {
  const text = readBatchText(name);
  if (text === undefined) return 'none';
  const { rows = [] } = readBatch(text, (values) => ({ values })) ?? {};
  return rows.some(({ state }) => state !== 'done') ? 'unfinished' : 'done';
}

/** Stores the batch, and notifies this tab and the others. */
export function writeBatch(name: BatchName, batch: Batch): void {
  browserStore.set(keyOf(name), writeJson(batch));
  changed();
}

/** Removes the stored batch, finished or not. */
export function removeBatch(name: BatchName): void {
  browserStore.remove(keyOf(name));
  changed();
}

/** Name of the lock held by the tab that runs the batch (`exclusively`). */
export function lockOf({ owner, batch }: BatchName): string {
  return `batch:${owner}:${batch}`;
}

/** Subscribes to changes of any batch in any tab; returns the unsubscriber. */
export const subscribeToBatches = subscribe;

function changed() {
  tell();
  channel.announce('changed');
}

function readRow<Values>(
  row: unknown,
  readValues: (kept: unknown) => Values | undefined,
): BatchRow<Values> | undefined {
  if (!isRecord(row)) return undefined;
  const values = readValues(row.values);
  const state = STATES.find((known) => known === row.state);
  if (typeof row.id !== 'number' || values === undefined || !state) return undefined;
  return {
    id: row.id,
    values,
    state,
    ...(typeof row.reason === 'string' && { reason: row.reason }),
    ...(row.wasDoubtful === true && { wasDoubtful: true }),
  };
}

function countsOf(kept: unknown): Record<string, number> {
  const entries = Object.entries(isRecord(kept) ? kept : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function parseKept(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function keyOf({ owner, batch }: BatchName): string {
  return `${UNTIL_SIGN_OUT}:${owner}:batch:${batch}`;
}
