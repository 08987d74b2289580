import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '@/api/errors';
import { openChannel } from '@/lib/channel';
import { readBatch, readBatchText, removeBatch, writeBatch } from '@/lib/kept-batch';
import { batchName, beginBatchMutation, runBatchMutation, stopBatch } from '@/queries/batch/batch';
import { BatchUnfinishedError, ServerBusyError } from '@/queries/batch/batch-errors';
import type { BatchKind } from '@/queries/batch/batch-run';

interface Step {
  isDone?: boolean;
  isClosed?: boolean;
  error?: () => Error;
}

function busy(status: number, retryAfter: number) {
  return new HttpError(status, undefined, 'POST /things', false, '', retryAfter);
}

/** How the server and the tab treat one call. */
const FATES = {
  done: { isDone: true },
  'refused in words': { error: () => new HttpError(400, 'занято', 'POST /things') },
  'refused without words': { error: () => new HttpError(400, undefined, 'POST /things') },
  'without a session': { error: () => new HttpError(401, undefined, 'POST /things') },
  'failed before': { error: () => new HttpError(500, undefined, 'POST /things') },
  'failed after': { isDone: true, error: () => new HttpError(500, undefined, 'POST /things') },
  'asked too often': { error: () => new HttpError(429, undefined, 'POST /things') },
  'asked to wait': { error: () => busy(429, 30_000) },
  'unavailable before': { error: () => busy(503, 30_000) },
  'unavailable after': { isDone: true, error: () => busy(503, 30_000) },
  'dropped before': { error: () => new NetworkError('POST /things', {}) },
  'dropped after': { isDone: true, error: () => new NetworkError('POST /things', {}) },
  'tab closed before': { isClosed: true },
  'tab closed after': { isDone: true, isClosed: true },
} satisfies Record<string, Step>;
type Fate = keyof typeof FATES;

const someFates = fc.array(fc.constantFrom(...(Object.keys(FATES) as Fate[])), { maxLength: 30 });
const someNames = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 });
const failedReads = fc.array(fc.boolean(), { maxLength: 6 });

interface Course {
  /** Names on the server before the batch begins. */
  held?: string[];
  /** Outcomes of the first calls; later calls succeed. */
  fates?: Fate[];
  /** Which of the first reads fail. */
  reads?: boolean[];
}

/**
 * A kind of batch over a server that holds names; `whenClosed` resolves when a call closes the tab.
 */
function setUp({ held = [], fates = [], reads = [] }: Course) {
  let close: () => void = () => undefined;
  const sent: string[] = [];
  const read = async () => {
    if (reads.shift()) throw new HttpError(500, undefined, 'GET /things');
    return held;
  };
  const kind: BatchKind<string, string> = {
    batch: 'things',
    readValues: (kept) => (typeof kept === 'string' ? kept : undefined),
    identityOf: (name) => name,
    invalidates: [],
    read,
    readBefore: read,
    isSame: (listed, name) => listed === name,
    send: async (name) => {
      sent.push(name);
      const { isDone, isClosed, error }: Step = FATES[fates.shift() ?? 'done'];
      if (isDone) held.push(name);
      if (isClosed) {
        close();
        await new Promise(() => undefined);
      }
      if (error) throw error();
      return undefined;
    },
  };
  const whenClosed = () =>
    new Promise<void>((resolve) => {
      close = resolve;
    });
  return { kind, held, sent, whenClosed };
}

function order<Variables>(
  client: QueryClient,
  options: MutationOptions<void, Error, Variables>,
  variables: Variables,
) {
  return client.getMutationCache().build(client, options).execute(variables);
}

/** Begins the batch; resolves when its first run has ended. */
async function begin(
  client: QueryClient,
  kind: BatchKind<string, string>,
  names: readonly string[],
) {
  const isOver = new Promise<void>((resolve) => {
    client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.options.mutationKey?.at(-1) === 'run' && !client.isMutating()) resolve();
    });
  });
  await order(client, beginBatchMutation(kind), names);
  await isOver;
}

/** The batch as a newly opened tab reads it. */
function batchOf(kind: BatchKind<string, string>) {
  return readBatch(readBatchText(batchName(kind)), kind.readValues);
}

function states(kind: BatchKind<string, string>) {
  return batchOf(kind)?.rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
}

/** Begins the batch and resumes it until every row is done. */
async function finish(
  kind: BatchKind<string, string>,
  names: readonly string[],
  closing: () => Promise<void>,
) {
  const client = new QueryClient();
  for (let tries = 0; !batchOf(kind) && tries < 100; tries += 1) {
    const closed = closing();
    await Promise.race([begin(client, kind, names).catch(() => undefined), closed]);
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (batchOf(kind)?.rows.every(({ state }) => state === 'done')) return;
    const closed = closing();
    const run = order(client, runBatchMutation(kind), 1).catch(() => undefined);
    await Promise.race([run, closed]);
  }
}

it('leaves nothing behind and sends no more when it is taken away during a call', async () => {
  const { kind, sent } = setUp({});
  const takenAway: BatchKind<string, string> = {
    ...kind,
    send: async (...sending) => {
      await kind.send(...sending);
      removeBatch(batchName(kind));
      return undefined;
    },
  };
  await begin(new QueryClient(), takenAway, ['a', 'b']);
  expect(readBatchText(batchName(kind))).toBeUndefined();
  expect(sent).toEqual(['a']);
});

afterEach(() => {
  vi.useRealTimers();
  removeBatch({ owner: '', batch: 'things' });
});

it('holds each row exactly once when none is left, whatever fails in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      someNames,
      someNames,
      someFates,
      failedReads,
      async (old, names, fates, reads) => {
        removeBatch({ owner: '', batch: 'things' });
        vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
        vi.setTimerTickMode('nextTimerAsync');
        const { kind, held, whenClosed } = setUp({
          held: [...old],
          fates: [...fates],
          reads: [...reads],
        });
        await finish(kind, names, whenClosed);
        expect(states(kind)).toEqual(names.map(() => 'done'));
        expect(held.toSorted()).toEqual([...old, ...names].toSorted());
      },
    ),
    { numRuns: 300 },
  );
});

it('goes on after a failure, stops at a 401, and records the outcome of each row', async () => {
  const { kind, sent } = setUp({
    fates: ['done', 'refused in words', 'failed after', 'dropped before', 'without a session'],
  });
  const client = new QueryClient();
  await begin(client, kind, ['a', 'b', 'c', 'd', 'e', 'f']);
  expect(client.getMutationCache().getAll().at(-1)?.state.error).toMatchObject({ status: 401 });
  expect(sent).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(states(kind)).toEqual([
    'done',
    'refused: занято',
    'doubtful: ошибка 500',
    'doubtful: нет ответа',
    'waiting',
    'waiting',
  ]);
});

it.each<Fate>(['dropped before', 'asked too often'])(
  'sends nothing after three in a row that a busy server has not taken: %s',
  async (fate) => {
    const { kind, sent } = setUp({ fates: Array<Fate>(5).fill(fate) });
    const client = new QueryClient();
    await begin(client, kind, ['a', 'b', 'c', 'd', 'e']);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(states(kind)?.slice(3)).toEqual(['waiting', 'waiting']);
    expect(client.getMutationCache().getAll().at(-1)?.state.error).toBeInstanceOf(ServerBusyError);
  },
);

it.each<[Fate, string[]]>([
  ['asked to wait', ['a', 'b', 'c', 'd', 'e']],
  ['unavailable before', ['a', 'b', 'c', 'd', 'e']],
  ['unavailable after', ['d', 'e']],
])('waits as long as the answer says, then sends what is not there: %s', async (fate, then) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { kind, held, sent } = setUp({ fates: ['done', ...Array<Fate>(3).fill(fate)] });
  const over = begin(new QueryClient(), kind, ['first', 'a', 'b', 'c', 'd', 'e']);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toEqual(['first', 'a', 'b', 'c']);
  expect(batchOf(kind)?.pausedUntil).toBeGreaterThan(Date.now());
  await vi.advanceTimersByTimeAsync(2_000);
  await over;
  expect(sent.slice(4)).toEqual(then);
  expect(held.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'first']);
  expect(states(kind)).toEqual(Array(6).fill('done'));
  expect(batchOf(kind)?.pausedUntil).toBeUndefined();
});

it('sends one row after a pause to a server that is still busy, and ends the pause when stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { kind, sent } = setUp({ fates: Array<Fate>(20).fill('asked to wait') });
  const over = begin(new QueryClient(), kind, ['a', 'b', 'c', 'd', 'e']);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent).toEqual(['a', 'b', 'c', 'a']);
  await vi.advanceTimersByTimeAsync(5_000);
  stopBatch(kind);
  await vi.advanceTimersByTimeAsync(1_000);
  await over;
  expect(sent).toHaveLength(4);
});

it('sends nothing while the outcome of a row is unknown', async () => {
  const { kind, sent } = setUp({ fates: ['failed after'], reads: [false, true] });
  const client = new QueryClient();
  await begin(client, kind, ['a', 'b']);
  await expect(order(client, runBatchMutation(kind), 1)).rejects.toMatchObject({
    status: 500,
  });
  expect(sent).toEqual(['a', 'b']);
  await order(client, runBatchMutation(kind), 1);
  expect(sent).toEqual(['a', 'b']);
  expect(states(kind)).toEqual(['done', 'done']);
});

it('lets no second batch begin before the first is done', async () => {
  const { kind } = setUp({ fates: ['refused in words'] });
  const client = new QueryClient();
  await begin(client, kind, ['a']);
  await expect(order(client, beginBatchMutation(kind), ['b'])).rejects.toThrow(
    BatchUnfinishedError,
  );
  await order(client, runBatchMutation(kind), 1);
  await begin(client, kind, ['b']);
  expect(batchOf(kind)?.rows.map(({ values }) => values)).toEqual(['b']);
});

it('stops before the next row', async () => {
  const { kind, sent } = setUp({});
  const client = new QueryClient();
  const stopping = {
    ...kind,
    send: async (name: string) => {
      await kind.send(name, client, false);
      stopBatch(kind);
      return undefined;
    },
  };
  await begin(client, stopping, ['a', 'b', 'c']);
  expect(sent).toEqual(['a']);
  await order(client, runBatchMutation(kind), 1);
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('counts a row as done when the server has its state, even from before the batch', async () => {
  const { kind, sent } = setUp({ fates: ['failed after', 'failed before'], held: ['a'] });
  const { readBefore: _creates, ...reaching } = kind;
  const client = new QueryClient();
  await begin(client, reaching, ['a', 'b']);
  await order(client, runBatchMutation(reaching), 1);
  expect(sent).toEqual(['a', 'b', 'b']);
  expect(states(kind)).toEqual(['done', 'done']);
});

it('is announced to the other tabs when it changes and when it goes', async () => {
  const heard = vi.fn<() => void>();
  const stop = openChannel('spms-batches').subscribe(heard);
  const name = { owner: 'account', batch: 'things' };
  writeBatch(name, { rows: [{ id: 0, values: 'а', state: 'waiting' }], before: {} });
  removeBatch(name);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
});
