import type { Method, SandboxCall } from './call';
import { Rejection } from './reply';
import { errorResponse } from './responses';

/** Path prefix of the backend (spec §7). */
export const API_PREFIX = '/api/v1';

/** The paths of a backend, of a world's too; the sandbox's own calls need no prefix. */
export const BACKEND_PATH = /^(\/w\/[^/]+)?\/(api\/v1|sandbox)(\/|$)/i;

const PLACE = /^(\/w\/([^/]+))?(\/api\/v1(?=\/)|(?=\/sandbox\/))(\/.*)$/i;

/** Which backend an address means, and what of it. */
interface Place {
  /** Id of the world, `undefined` for the sandbox itself. */
  world: string | undefined;
  /** '' or `/w/{id}`. */
  mount: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  /** Whether the prefix was written as the contract has it. */
  exact: boolean;
}

/** Takes an address apart; `undefined` when it is none of a backend. */
export function placeOf(pathname: string): Place | undefined {
  const found = PLACE.exec(pathname);
  if (!found) return undefined;
  const [, mount = '', world, prefix = '', path = ''] = found;
  return { world, mount, path, exact: prefix === '' || prefix === API_PREFIX };
}

/**
 * The path of an address below a host, which may have a path itself (`http://localhost:8080/w/1`) and is
 * the page's own as ''; `undefined` when the address is elsewhere.
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

/** The call that a request means. */
interface Match {
  call: SandboxCall;
  params: Record<string, string>;
  /** Whether the path was written as the contract has it: no slash at the end, the same case. */
  exact: boolean;
}

/** Of two calls that fit a path the first; `allowed` names methods where only the method is wrong. */
export function findCall(
  calls: readonly SandboxCall[],
  method: string,
  path: string,
): Match | { allowed: Method[] } {
  const sloppy = path.replace(/\/+$/, '');
  const matches = calls.flatMap((call) => {
    const exact = matchPath(call.path, path, false);
    const params = exact ?? matchPath(call.path, sloppy, true);
    return params ? [{ call, params, exact: exact !== undefined }] : [];
  });
  const fitting = matches.filter(({ call }) => call.method === method);
  const match = fitting.find(({ exact }) => exact) ?? fitting[0];
  return match ?? { allowed: [...new Set(matches.map(({ call }) => call.method))] };
}

/**
 * The answer to what is no call: 405 where another method is meant, 404 otherwise, as `refuse` words a
 * refusal.
 */
export function wrongCall(
  { allowed }: { allowed: Method[] },
  refuse: (refusal: Rejection) => Response = errorResponse,
): Response {
  if (allowed.length === 0) return refuse(new Rejection(404, 'Нет такого вызова', 'no-such-call'));
  const response = refuse(new Rejection(405, 'У вызова нет такого метода'));
  response.headers.set('Allow', allowed.join(', '));
  return response;
}

/** The parameters of a path that a pattern means; `undefined` when it does not. */
export function matchPath(
  pattern: string,
  path: string,
  anyCase: boolean,
): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const part = parts[i] ?? '';
    if (name.startsWith(':')) {
      if (part === '') return undefined;
      params[name.slice(1)] = decoded(part);
    } else if (anyCase ? part.toLowerCase() !== name.toLowerCase() : part !== name) {
      return undefined;
    }
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
