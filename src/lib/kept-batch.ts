import { openChannel } from './channel';
import { parseJson, writeJson } from './json';
import { isRecord } from './record';
import { browserStore } from './storage';
import { createListeners } from './store';
import { UNTIL_SIGN_OUT } from './until-sign-out';

/*
 * Batches: many changes that were asked for at once, each a call of its own (decisions §4). What became of
 * each is kept in the browser, for an account until it signs out, before and after every call. So a reload,
 * a second tab and the next sign-in find what was done and what is left.
 */

/**
 * - `running`: the call is under way, or was when its tab was closed.
 * - `failed`: the server answered, and nothing was done.
 * - `refused`: the same, in words of the server.
 * - `doubtful`: it may have been done, and nobody knows.
 */
export type RowState = 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'doubtful';

/** One of the changes. */
export interface BatchRow<Values = unknown> {
  /** Its own within the batch. */
  id: number;
  values: Values;
  state: RowState;
  /** Why it was not done, or why it is taken to be done, for the professor. */
  reason?: string | undefined;
  /** An earlier call may have done it: the next one finds it in its own way. */
  wasDoubtful?: boolean | undefined;
}

export interface Batch<Values = unknown> {
  rows: readonly BatchRow<Values>[];
  /** How often the server held each thing before the first call, by identity. */
  before: Readonly<Record<string, number>>;
  /** No further row begins. */
  isStopping?: boolean | undefined;
  /** The server has asked to send nothing before this instant. */
  pausedUntil?: number | undefined;
}

/** Whose batch it is and of what. */
export interface BatchName {
  /** Key of the account. */
  owner: string;
  /** One name a kind of change and thing that is changed. */
  batch: string;
}

const STATES: readonly RowState[] = ['waiting', 'running', 'done', 'failed', 'refused', 'doubtful'];

const channel = openChannel('spms-batches');
const { tell, subscribe } = createListeners();
channel.subscribe(() => tell());

/** The kept batch as text, the same as long as nothing has changed; `undefined` where there is none. */
export function readBatchText(name: BatchName): string | undefined {
  return browserStore.get(keyOf(name));
}

/** Reads what `readBatchText` has given; rows that `readValues` cannot read are left out. */
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

/** How far the kept batch is, if there is one. */
export type BatchProgress = 'none' | 'unfinished' | 'done';

export function batchProgress(name: BatchName): BatchProgress {
  const text = readBatchText(name);
  if (text === undefined) return 'none';
  const { rows = [] } = readBatch(text, (values) => ({ values })) ?? {};
  return rows.some(({ state }) => state !== 'done') ? 'unfinished' : 'done';
}

/** Keeps exactly this, and tells this tab and the others. */
export function writeBatch(name: BatchName, batch: Batch): void {
  browserStore.set(keyOf(name), writeJson(batch));
  changed();
}

/** Forgets what was kept, done or not. */
export function removeBatch(name: BatchName): void {
  browserStore.remove(keyOf(name));
  changed();
}

/** The name of the lock that the tab holds which is at the batch (`exclusively`). */
export function lockOf({ owner, batch }: BatchName): string {
  return `batch:${owner}:${batch}`;
}

/** Calls back whenever a batch has changed, in whichever tab; returns how to stop. */
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
