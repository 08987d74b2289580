/** A complete answer, of any status. */
export interface Answered {
  status: number;
  ok: boolean;
  type: ResponseType;
  /** Those that the server lets the page read. */
  headers: Headers;
  body: string;
}

type Init = Pick<RequestInit, 'method' | 'redirect' | 'headers' | 'body' | 'signal'>;

/**
 * Sends a call to the backend and reads the whole answer. The only `fetch` of the backend, shared by the
 * app and the inline script in the head of index.html, where every byte counts; `http.ts` decides what is
 * sent and how the answer is judged.
 */
export async function sendCall(url: string, init: Init): Promise<Answered> {
  // A server may send `Last-Modified` without `Cache-Control`: the browser would answer the next read by itself.
  const response = await fetch(url, {
    mode: 'cors',
    credentials: 'include',
    cache: 'no-store',
    ...init,
  });
  const { status, ok, type, headers } = response;
  return { status, ok, type, headers, body: await response.text() };
}

/** The headers of a call: who calls, and the content type of those that need one (decisions §1). */
export function callHeaders(token: string, hasContentType: boolean): Record<string, string> {
  return { 'Session-Id': token, ...(hasContentType && { 'Content-Type': 'application/json' }) };
}

/** The URL of a call: `<meta name="api-host">` names the backend's origin; '' means this one. */
export function apiUrl(path: string, search: Record<string, string | undefined> = {}): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-host"]');
  const host = meta?.content.trim().replace(/\/+$/, '') ?? '';
  const url = new URL(`${host}/api/v1${path}`, window.location.origin);
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
