import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadSession } from '@/api/session-store';
import { apiUrl } from '@/api/transport';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/router';
import { firstReads } from '@/routes/-first-reads';
import { accounts } from '../accounts';
import { eventually } from '../eventually';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { SCREENS } from './screens';

afterEach(() => vi.useRealTimers());

/** The calls that the loaders of a page make while none is answered. */
async function readByLoaders(address: string): Promise<string[]> {
  const read: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    read.push(new Request(url).url);
    return new Promise(() => undefined);
  });
  loadSession();
  const queryClient = createQueryClient();
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  queryClient.clear();
  return read;
}

function readByDocument(address: string): string[] {
  const { pathname, search } = new URL(address, window.location.origin);
  return firstReads(pathname, search).reads.map((read) => apiUrl(read.path, read.search));
}

describe('the calls that leave from the document are those of the loaders', () => {
  test.each(Object.values(SCREENS).flatMap(({ at, as }) => (as === null ? [] : [at])))(
    '%s',
    async (address) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      signInAs(accounts.main);
      const calls = readByDocument(address);
      expect(calls).toEqual([...new Set(calls)]);
      expect(calls.toSorted()).toEqual((await readByLoaders(address)).toSorted());
    },
  );
});

test.each([
  ['/', '/slots/professor/student'],
  ['/scientificleadership/add', '/applications/professor'],
])('%s asks for %s once it knows what is connected, before it is shown', async (at, call) => {
  signInAs(accounts.main);
  loadSession();
  const router = createAppRouter({
    queryClient: createQueryClient(),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  await eventually(() => expect(sandbox.calls.map(({ path }) => path)).toContain(call));
});

test('the filter of the list goes into its call', () => {
  expect(readByDocument('/projects?filter=Finished')[0]).toBe(
    apiUrl('/projects', { filter: 'Finished' }),
  );
});

test.each([
  '/integration/foo',
  '/integration/constructor',
  '/projects/x',
  '/projects/0',
  '/projects/07',
  '/projects/9223372036854775808',
  '/projects/1000000000000000000000',
  '/projects/1000000000000000000000/tasks',
  '/projects/1000000000000000000000/stats',
  '/nowhere',
])('%s is no page, so nothing is asked for', (address) => {
  expect(readByDocument(address)).toEqual([]);
});

test('an identifier beyond 2⁵³ keeps its digits', () => {
  expect(readByDocument('/projects/9223372036854775807')[0]).toBe(
    apiUrl('/projects/9223372036854775807'),
  );
});
