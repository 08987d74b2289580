import { type Answered, callHeaders, sendCall } from './transport';

/*
 * The reads of the first screen leave from a script in the head of index.html, before the app has
 * loaded (src/document/head.ts). `http.ts` takes over their answers instead of asking again
 * (docs/first-screen.md).
 */

interface EarlyCall {
  /** Session token of the call. */
  token: string;
  answer: Promise<Answered>;
  abort: () => void;
}

declare global {
  interface Window {
    /** By URL. docs/first-screen.md lists all that the scripts of index.html share with the app. */
    earlyCalls?: Map<string, EarlyCall> | undefined;
  }
}

/** Starts a GET with this session's token. */
export function startEarlyCall(url: string, token: string, jsonContentType = false): void {
  const controller = new AbortController();
  const answer = sendCall(url, {
    headers: callHeaders(token, jsonContentType),
    signal: controller.signal,
  });
  // The taker handles the failure; without a taker it must not become an unhandled rejection.
  answer.catch(() => undefined);
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(url, { token, answer, abort: () => controller.abort() });
}

/**
 * The answer of the early call to this URL with the same token, if there is one. Each answer is used once;
 * the next read asks the server. Aborting the signal aborts the call.
 */
export function takeEarlyCall(
  url: string,
  token: string,
  signal: AbortSignal,
): Promise<Answered> | undefined {
  const call = window.earlyCalls?.get(url);
  if (call?.token !== token) return undefined;
  window.earlyCalls?.delete(url);
  if (signal.aborted) call.abort();
  else signal.addEventListener('abort', call.abort, { once: true });
  return call.answer;
}

/** Drops the answers that the first screen did not take: a later page would read stale data. */
export function dropEarlyCalls(): void {
  window.earlyCalls = undefined;
}
