import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultScheduler, notifyManager, type QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import { sessionOwner } from '@/mocks/sessions';
import { sandbox } from '../../server';

/*
 * The network of the simulated browser (tab.ts). Nothing arrives by itself: every request and response waits in a queue
 * until a test delivers it. What one tab stores is not told to the other, which learns of it when it gets the focus.
 */

/** A request or a response that has been sent and not delivered. */
interface Delivery {
  /** The page that sent it, or that the response is for. */
  page: Page;
  /** A response for a closed page is dropped; a request of one still reaches the server. */
  isResponse?: boolean;
  arrive: () => void;
}

/** The document of a tab; a reload creates a new one. */
export interface Page {
  client: QueryClient;
  /** Id of the professor whose data its cache holds; '' for a visitor. */
  professorId: string;
  /** `sessionStorage` of its tab, which outlives the document. */
  storage: Map<string, string>;
  isClosed: boolean;
  stop: () => void;
}

/** The page whose code runs: both tabs share one JavaScript realm. */
export const currentPage = new AsyncLocalStorage<Page>();
let queue: Delivery[] = [];
let ownersByToken = new Map<string, string>();
/** Requests that a page sent with the session of another account. */
export let wrongAccountRequests: string[] = [];

/** Empties the queue and forgets all sessions. */
export function resetNetwork() {
  queue = [];
  wrongAccountRequests = [];
  ownersByToken = new Map();
}

/** Replaces `fetch` and `sessionStorage`. */
export function stubNetwork() {
  // Like the default scheduler, without the millisecond that a timer takes at least.
  notifyManager.setScheduler(setImmediate);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storageHere().get(name) ?? null,
    setItem: (name: string, text: string) => storageHere().set(name, text),
    removeItem: (name: string) => storageHere().delete(name),
    // Called by the cleanup of the tests; `Tab.empty` clears the storage of a tab.
    clear: () => undefined,
  });
}

/** Undoes `stubNetwork`. */
export function restoreNetwork() {
  vi.unstubAllGlobals();
  notifyManager.setScheduler(defaultScheduler);
}

function storageHere() {
  const page = currentPage.getStore();
  if (!page) throw new Error('sessionStorage was used outside of a page.');
  return page.storage;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const page = currentPage.getStore();
  if (!page) throw new Error(`A request was sent outside of a page: ${address}`);
  // A closed document runs no code, but its timers go on here.
  if (page.isClosed) return new Promise(() => undefined);
  const { signal, ...rest } = init;
  await delivery(page, signal, false);
  const request = new Request(new URL(address, window.location.origin), rest);
  checkAccount(page, request);
  const { state, clock } = sandbox;
  const response = await answerRequest(sandbox, request.clone());
  const signedIn = /\/auth\/sign(in|up)$/.test(request.url) && response.ok;
  if (signedIn) {
    const { session_token: token } = (await response.clone().json()) as { session_token: string };
    ownersByToken.set(token, String(sessionOwner(state, token, clock.now())));
  }
  await delivery(page, signal, true);
  return response;
}

/** A page may only send requests for the account whose data it holds. */
function checkAccount(page: Page, { method, url, headers }: Request) {
  const token = headers.get('Session-Id') ?? '';
  const owner = ownersByToken.get(token);
  if (owner === undefined || /\/auth\/sign(in|up)$/.test(url)) return;
  if (page.professorId !== owner) {
    wrongAccountRequests.push(`${method} ${url} of ${page.professorId || 'a visitor'} as ${owner}`);
  }
}

/** Tells whose session this is, where it was not started through this network. */
export function knowToken(token: string) {
  ownersByToken.set(token, ownerOf(token));
}

/** Id of the professor whose session it is; '' without one. */
export function ownerOf(token: string | undefined): string {
  if (token === undefined) return '';
  return (
    ownersByToken.get(token) ?? String(sessionOwner(sandbox.state, token, sandbox.clock.now()))
  );
}

/** Settles when a test delivers it; rejects when it is aborted first. */
function delivery(
  page: Page,
  signal: AbortSignal | null | undefined,
  isResponse: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = { page, isResponse, arrive: resolve };
    const abort = () => {
      queue = queue.filter((other) => other !== sent);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    if (signal?.aborted) abort();
    else {
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(sent);
    }
  });
}

/** Delivers one entry of the queue, chosen by its index modulo the length; returns whether there was any. */
export async function deliver(choice: number): Promise<boolean> {
  const next = queue[choice % Math.max(queue.length, 1)];
  queue = queue.filter((other) => other !== next);
  if (next && !(next.page.isClosed && next.isResponse)) next.arrive();
  await turn();
  return next !== undefined;
}

/** Delivers everything in the order in which it was sent, and what is sent meanwhile. */
export async function deliverAll() {
  while (await deliver(0)) {
    // One after another.
  }
}

/** Waits until all code that runs has come to its next delivery. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
