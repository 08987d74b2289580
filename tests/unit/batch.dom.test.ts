import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '@/api/errors';
import { openChannel } from '@/lib/channel';
import { readBatch, readBatchText, removeBatch, writeBatch } from '@/lib/kept-batch';
import {
  BatchBusyError,
  type BatchKind,
  batchName,
  beginBatchMutation,
  runBatchMutation,
  stopBatch,
} from '@/queries/batch';

interface Step {
  isDone?: boolean;
  isClosed?: boolean;
  error?: () => Error;
}

/** How the server and the tab treat one call. */
const FATES = {
  done: { isDone: true },
  'refused in words': { error: () => new HttpError(400, 'занято', 'POST /things') },
  'refused without words': { error: () => new HttpError(400, undefined, 'POST /things') },
  'without a session': { error: () => new HttpError(401, undefined, 'POST /things') },
  'failed before': { error: () => new HttpError(500, undefined, 'POST /things') },
  'failed after': { isDone: true, error: () => new HttpError(500, undefined, 'POST /things') },
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
  const kind: BatchKind<string> = {
    batch: 'things',
    readValues: (kept) => (typeof kept === 'string' ? kept : undefined),
    identityOf: (name) => name,
    invalidates: [],
    read,
    readBefore: read,
    send: async (name) => {
      sent.push(name);
      const { isDone, isClosed, error }: Step = FATES[fates.shift() ?? 'done'];
      if (isDone) held.push(name);
      if (isClosed) {
        close();
        await new Promise(() => undefined);
      }
      if (error) throw error();
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
async function begin(client: QueryClient, kind: BatchKind<string>, names: readonly string[]) {
  const isOver = new Promise<void>((resolve) => {
    client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.options.mutationKey?.at(-1) === 'run' && !client.isMutating()) resolve();
    });
  });
  await order(client, beginBatchMutation(kind), names);
  await isOver;
}

/** The batch as a newly opened tab reads it. */
function batchOf(kind: BatchKind<string>) {
  return readBatch(readBatchText(batchName(kind)), kind.readValues);
}

function states(kind: BatchKind<string>) {
  return batchOf(kind)?.rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
}

/** Begins the batch and resumes it until every row is done. */
async function finish(
  kind: BatchKind<string>,
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
  const takenAway: BatchKind<string> = {
    ...kind,
    send: async (...sending) => {
      await kind.send(...sending);
      removeBatch(batchName(kind));
    },
  };
  await begin(new QueryClient(), takenAway, ['a', 'b']);
  expect(readBatchText(batchName(kind))).toBeUndefined();
  expect(sent).toEqual(['a']);
});

afterEach(() => {
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

it('sends nothing to a server that cannot be reached any more', async () => {
  const { kind, sent } = setUp({ fates: Array<Fate>(5).fill('dropped before') });
  const client = new QueryClient();
  await begin(client, kind, ['a', 'b', 'c', 'd', 'e']);
  expect(sent).toEqual(['a', 'b', 'c']);
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
  await expect(order(client, beginBatchMutation(kind), ['b'])).rejects.toThrow(BatchBusyError);
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
      await kind.send(name, client);
      stopBatch(kind);
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
