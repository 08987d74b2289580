import { decoded } from './addressing';
import type { Arrived, SandboxCall } from './call';
import type { Demand } from './demands';

const SERVER_ID = /^[1-9]\d*$/;

/** Checks the rules of every call: its ids and its query, and no body where the contract has none. */
export function demandForm(call: SandboxCall, arrived: Arrived, demand: Demand): void {
  const { headers, url, params, sent } = arrived;
  for (const [name, value] of Object.entries(params)) {
    demand('id', !/id$/i.test(name) || SERVER_ID.test(value), `Неверный id в пути: ${value}`);
  }
  const seen = new Set<string>();
  for (const name of url.searchParams.keys()) {
    demand('query', Object.hasOwn(call.query, name), `Неизвестный параметр: ${name}`);
    demand('query', !seen.has(name), `Параметр повторён: ${name}`);
    seen.add(name);
  }
  if (call.method === 'GET' || call.method === 'DELETE') {
    demand('body', sent === '' && !announcesBody(headers), 'У этого вызова нет тела');
  }
}

/** Whether the headers announce a body: a `Request` object drops the body of a GET. */
function announcesBody(headers: Headers): boolean {
  return Number(headers.get('Content-Length') ?? 0) > 0 || headers.has('Transfer-Encoding');
}

/** Whether the call carries the session's cookie with the same token as its header. */
export function hasCookie(headers: Headers): boolean {
  const token = headers.get('Session-Id');
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.some((cookie) => {
    const [name, ...value] = cookie.split('=');
    return name === 'session_token' && decoded(value.join('=')) === token;
  });
}
