/** An answer with all of its body, whatever it is worth. */
export interface Answered {
  status: number;
  ok: boolean;
  type: ResponseType;
  contentType: string;
  body: string;
}

type Init = Pick<RequestInit, 'method' | 'redirect' | 'headers' | 'body' | 'signal'>;

/**
 * Sends a call to the backend and reads its answer to the end. This is the only `fetch` of the
 * backend, in the app and in the script in the head of index.html, where every byte counts: what is
 * sent and what the answer is worth is the business of `http.ts`.
 */
export async function sendCall(url: string, init: Init): Promise<Answered> {
  const response = await fetch(url, { mode: 'cors', credentials: 'include', ...init });
  const { status, ok, type, headers } = response;
  const contentType = headers.get('Content-Type') ?? '';
  return { status, ok, type, contentType, body: await response.text() };
}

/** Where a call goes: `<meta name="api-host">` names the backend's origin, '' is this one. */
export function apiUrl(path: string, search: Record<string, string | undefined> = {}): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-host"]');
  const host = meta?.content.trim().replace(/\/+$/, '') ?? '';
  const url = new URL(`${host}/api/v1${path}`, window.location.origin);
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
