import type { Method, SandboxCall } from './call';
import { Rejection } from './reply';
import { errorResponse } from './responses';

/** Path prefix of the backend (spec §7). */
export const API_PREFIX = '/api/v1';

/** The paths of a backend, with or without a world; the sandbox's own calls need no prefix. */
export const BACKEND_PATH = /^(\/w\/[^/]+)?\/(api\/v1|sandbox)(\/|$)/;

const PLACE = /^(\/w\/([^/]+))?(?:\/api\/v1(?=\/)|(?=\/sandbox\/))(\/.*)$/;

/** An address split into its backend and the path in it. */
interface Place {
  /** Id of the world, `undefined` for the sandbox itself. */
  world: string | undefined;
  /** '' or `/w/{id}`. */
  mount: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
}

/** Splits an address; `undefined` when it does not belong to a backend. */
export function placeOf(pathname: string): Place | undefined {
  const found = PLACE.exec(pathname);
  if (!found) return undefined;
  const [, mount = '', world, path = ''] = found;
  return { world, mount, path };
}

/**
 * The path of an address below a host; `undefined` when the address is elsewhere.
 *
 * @param host may have a path (`http://localhost:8080/w/1`); '' is the page's own host.
 */
export function pathBelow(host: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (host === '') return origin === globalThis.location?.origin ? pathname : undefined;
  const base = new URL(host);
  const path = base.pathname.replace(/\/$/, '');
  return origin === base.origin && pathname.startsWith(`${path}/`)
    ? pathname.slice(path.length)
    : undefined;
}

/** The call that matches a request. */
interface Match {
  call: SandboxCall;
  params: Record<string, string>;
}

/**
 * The first call that matches a path, which has no slash at its end and the case of the contract; `allowed` lists the
 * path's methods when only the method is wrong.
 */
export function findCall(
  calls: readonly SandboxCall[],
  method: string,
  path: string,
): Match | { allowed: Method[] } {
  const matches = calls.flatMap((call) => {
    const params = paramsIn(call.path, path);
    return params ? [{ call, params }] : [];
  });
  const match = matches.find(({ call }) => call.method === method);
  return match ?? { allowed: [...new Set(matches.map(({ call }) => call.method))] };
}

/** The answer to an unknown call: 405 when only the method is wrong, otherwise 404; `refuse` writes it. */
export function wrongCall(
  { allowed }: { allowed: Method[] },
  refuse: (refusal: Rejection) => Response = errorResponse,
): Response {
  if (allowed.length === 0) return refuse(new Rejection(404, 'Нет такого вызова', 'no-such-call'));
  const response = refuse(new Rejection(405, 'У вызова нет такого метода'));
  response.headers.set('Allow', allowed.join(', '));
  return response;
}

/** The parameters of a path that matches a pattern; `undefined` when it does not match. */
function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const part = parts[i] ?? '';
    if (name.startsWith(':')) {
      if (part === '') return undefined;
      params[name.slice(1)] = decoded(part);
    } else if (part !== name) return undefined;
  }
  return params;
}

/** A text of an address or a cookie without its escapes; unchanged if they are malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
