import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../accounts';
import { sandbox } from '../../server';
import { signInAs } from '../../sign-in';
import {
  currentPage,
  deliver,
  deliverAll,
  knowToken,
  type Page,
  resetNetwork,
  restoreNetwork,
  stubNetwork,
  turn,
  wrongAccountRequests,
} from './network';

beforeEach(() => {
  stubNetwork();
  resetNetwork();
  sandbox.reset();
});
afterAll(restoreNetwork);

/** Professor ids of the two accounts. */
const MAIN = '1';
const BARE = '2';

function openPage(professorId: string): Page {
  return {
    client: new QueryClient(),
    professorId,
    draftOwner: professorId,
    storage: new Map(),
    isClosed: false,
    stop: () => undefined,
  };
}

/** Starts a read from the page; `log` gets the status when the response is delivered. */
function read(page: Page, path: string, token: string, log: string[], signal?: AbortSignal) {
  currentPage.run(page, () => {
    fetch(`/api/v1${path}`, { headers: { 'Session-Id': token }, signal: signal ?? null }).then(
      (response) => log.push(`${path} ${response.status}`),
      (error: Error) => log.push(`${path} ${error.name}`),
    );
  });
}

function signedIn(login: string): string {
  const token = signInAs(login);
  knowToken(token);
  return token;
}

test('requests and responses arrive in the order that a test chooses', async () => {
  const page = openPage(MAIN);
  const token = signedIn(accounts.main);
  const log: string[] = [];
  read(page, '/projects', token, log);
  read(page, '/account', token, log);
  await turn();
  expect(log).toEqual([]);
  await deliver(1);
  await deliver(1);
  expect(log).toEqual(['/account 200']);
  await deliverAll();
  expect(log).toEqual(['/account 200', '/projects 200']);
  expect(await deliver(0)).toBe(false);
});

test('a response for a closed page is dropped', async () => {
  const page = openPage(MAIN);
  const log: string[] = [];
  read(page, '/projects', signedIn(accounts.main), log);
  page.isClosed = true;
  await deliverAll();
  expect(log).toEqual([]);
});

test('an aborted request leaves the queue', async () => {
  const abort = new AbortController();
  const log: string[] = [];
  read(openPage(MAIN), '/projects', signedIn(accounts.main), log, abort.signal);
  abort.abort();
  await turn();
  expect(log).toEqual(['/projects AbortError']);
  expect(await deliver(0)).toBe(false);
});

test('a message reaches every other channel of its name', async () => {
  const heard: string[] = [];
  const [own] = ['a', 'a', 'b'].map((name, index) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => heard.push(`${index} ${data}`));
    return channel;
  });
  currentPage.run(openPage(MAIN), () => own?.postMessage('hello'));
  expect(heard).toEqual([]);
  await deliverAll();
  expect(heard).toEqual(['1 hello']);
});

test('each tab has its own session storage', () => {
  const [first, second] = [openPage(''), openPage('')];
  currentPage.run(first, () => sessionStorage.setItem('name', 'first'));
  expect(currentPage.run(first, () => sessionStorage.getItem('name'))).toBe('first');
  expect(currentPage.run(second, () => sessionStorage.getItem('name'))).toBeNull();
});

test("a request with another account's session is recorded", async () => {
  read(openPage(BARE), '/projects', signedIn(accounts.main), []);
  await deliverAll();
  expect(wrongAccountRequests).toHaveLength(1);
  expect(wrongAccountRequests[0]).toContain(`of ${BARE} as ${MAIN}`);
});
