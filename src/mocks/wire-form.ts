import type { SandboxCall } from './call';
import type { Demand } from './demands';

/** A request as it came, its call found. */
export interface Arrived {
  request: Request;
  url: URL;
  /** Where the backend is mounted: '' or `/w/{id}` of a world. */
  mount: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  /** Whether the address was written as the contract has it. */
  exact: boolean;
  params: Record<string, string>;
  sent: string;
}

const SERVER_ID = /^[1-9]\d*$/;

/** What holds for every call: how its address is written, and that what has no body brings none. */
export function demandForm(call: SandboxCall, arrived: Arrived, demand: Demand): void {
  const { request, url, params, exact, sent } = arrived;
  demand('path', exact, 'Путь написан не так, как в контракте: без слэша в конце, тот же регистр');
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
    demand('body', sent === '' && !announcesBody(request.headers), 'У этого вызова нет тела');
  }
}

/** A request object cannot hold the body of a GET, but its headers tell of it. */
function announcesBody(headers: Headers): boolean {
  return Number(headers.get('Content-Length') ?? 0) > 0 || headers.has('Transfer-Encoding');
}

/** Whether the cookie of the session came with the call, with the token of its header. */
export function hasCookie(headers: Headers): boolean {
  const token = headers.get('Session-Id');
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.some((cookie) => {
    const [name, ...value] = cookie.split('=');
    return name === 'session_token' && decoded(value.join('=')) === token;
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
