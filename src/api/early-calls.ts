/*
 * The first screen's reads leave from the HTML, before the app has loaded (src/document/head.ts), and
 * `http.ts` takes over their answers and judges them like any other's (docs/first-screen.md).
 */

/** The answer to a call, success or not. */
export interface Answered {
  status: number;
  ok: boolean;
  type: ResponseType;
  contentType: string;
  body: string;
}

interface EarlyCall {
  token: string;
  answer: Promise<Answered>;
  abort: () => void;
}

declare global {
  interface Window {
    /** By address; the script in index.html and the app share nothing else. */
    earlyCalls?: Map<string, EarlyCall> | undefined;
  }
}

/** Starts a plain GET with this session's token. */
export function startEarlyCall(url: string, token: string): void {
  const controller = new AbortController();
  const answer = readPlainly(url, token, controller.signal);
  // A failure is reported to the caller that takes the call over, and to nobody if none does.
  answer.catch(() => undefined);
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(url, { token, answer, abort: () => controller.abort() });
}

/**
 * The early answer from this address, once, and only to the same token. Aborting breaks it off.
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

/** Drops answers that nobody took: a later page would read stale data. */
export function forgetEarlyCalls(): void {
  window.earlyCalls = undefined;
}

/** A GET without a content type, early or not. */
export async function readPlainly(
  url: string,
  token: string,
  signal: AbortSignal,
): Promise<Answered> {
  const headers = { 'Session-Id': token };
  return readAnswer(await fetch(url, { mode: 'cors', credentials: 'include', headers, signal }));
}

/** An answer with all of its body. */
export async function readAnswer(response: Response): Promise<Answered> {
  const { status, ok, type, headers } = response;
  const contentType = headers.get('Content-Type') ?? '';
  return { status, ok, type, contentType, body: await response.text() };
}

/** Where a call goes: the backend's origin is in `<meta name="api-host">`, '' is this one. */
export function apiUrl(path: string, search: Record<string, string | undefined> = {}): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-host"]');
  const host = meta?.content.trim().replace(/\/+$/, '') ?? '';
  const url = new URL(`${host}/api/v1${path}`, window.location.origin);
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
