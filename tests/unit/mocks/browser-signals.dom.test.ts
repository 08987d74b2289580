import { beforeEach, expect, it, vi } from 'vitest';
import { followSignals } from '@/mocks/browser-signals';

const PATH = `${window.location.origin}/api/v1/projects`;

/** The worker: it passes requests on without their signals, and answers when `answer` is called. */
let arrived: Request[];
let answer: () => void;

beforeEach(() => {
  arrived = [];
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, headers, signal } = new Request(input, init);
    arrived.push(new Request(url, { headers }));
    await Promise.race([
      answered,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    ]);
    return new Response('{}');
  });
  return () => vi.unstubAllGlobals();
});

/** Whether the handlers of the request that arrived last take it for aborted. */
function isAborted(signalOf: (request: Request) => AbortSignal) {
  const request = arrived.at(-1);
  if (!request) throw new Error('nothing has arrived');
  return signalOf(request).aborted;
}

it.each([
  { how: 'beside its address', read: (signal: AbortSignal) => fetch(PATH, { signal }) },
  { how: 'in a Request', read: (signal: AbortSignal) => fetch(new Request(PATH, { signal })) },
])('finds the signal $how of a read that was aborted before it arrived', async ({ read }) => {
  const signalOf = followSignals();
  const reader = new AbortController();
  const broken = read(reader.signal);
  reader.abort();
  await expect(broken).rejects.toThrow();

  expect(isAborted(signalOf)).toBe(true);
});

it('aborts while the page waits, and not once it has the answer', async () => {
  const signalOf = followSignals();
  const reader = new AbortController();
  const reading = fetch(PATH, { signal: reader.signal, headers: { 'Session-Id': 'abc' } });
  const [request = new Request(PATH)] = arrived;
  expect(request.headers.get('Session-Id')).toBe('abc');
  const signal = signalOf(request);
  answer();
  await reading;

  // As the cleanup of an effect does, whether or not its read is over.
  reader.abort();

  expect(signal.aborted).toBe(false);
});
