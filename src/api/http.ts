import type * as z from 'zod/mini';
import { writeJson } from '@/lib/json';
import { HttpError, messageOf, NetworkError, parseBody, ShapeError } from './errors';
import { getSessionToken } from './session-cookie';
import { noteUnreadable } from './unreadable';

const API_PREFIX = '/api/v1';
const TIME_LIMIT_MS = 30_000;
const JSON_TYPE = 'application/json';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api/v1, with its leading slash. */
  path: string;
  /** Query parameters; those that are `undefined` are left out. */
  search?: Record<string, string | undefined>;
  /** What is sent as JSON: the output of a body schema. */
  body?: unknown;
  /** Plain GETs carry no content type; one call needs it all the same (decisions §1). */
  jsonContentType?: boolean;
  /** The only status that counts as success; any 2xx without it. */
  successStatus?: number;
  signal?: AbortSignal | undefined;
}

/**
 * The only place that talks to the server (spec §7): adds the session, judges by status first and
 * parses the body only where the contract says that an answer is read.
 *
 * @throws {HttpError} for a status that is not a success.
 * @throws {NetworkError} without an answer, or without one within 30 seconds.
 * @throws {ShapeError} for a body that `answer` does not accept.
 */
export async function request<Answer extends z.ZodMiniType>(
  call: Call & { answer: Answer },
): Promise<z.output<Answer>>;
export async function request(call: Call): Promise<void>;
export async function request({ answer, ...call }: Call & { answer?: z.ZodMiniType }) {
  const name = `${call.method ?? 'GET'} ${call.path}`;
  const { status, ok, body } = await send(call, name);
  const success = call.successStatus === undefined ? ok : status === call.successStatus;
  if (!success) throw new HttpError(status, messageOf(body), name);
  if (!answer) return undefined;
  const parsed = answer.safeParse(parseBody(body));
  if (!parsed.success) throw new ShapeError(name, { cause: parsed.error });
  noteUnreadable(name, parsed.data);
  return parsed.data;
}

async function send(call: Call, name: string) {
  const { method = 'GET', body, signal } = call;
  const timeout = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const response = await fetch(apiUrl(call), {
      method,
      mode: 'cors',
      credentials: 'include',
      headers: {
        'Session-Id': getSessionToken() ?? '',
        ...((method !== 'GET' || call.jsonContentType) && { 'Content-Type': JSON_TYPE }),
      },
      ...(body !== undefined && { body: writeJson(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, ok: response.ok, body: await response.text() };
  } catch (error) {
    // A query that nobody waits for any more is not a failure of the network.
    if (signal?.aborted) throw error;
    throw new NetworkError(name, { cause: error });
  }
}

function apiUrl({ path, search = {} }: Call): string {
  const url = new URL(apiHost() + API_PREFIX + path, window.location.origin);
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The backend's origin from `<meta name="api-host">`, which a deployer may edit; '' is this origin. */
function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-host"]');
  return meta?.content.trim().replace(/\/+$/, '') ?? '';
}
