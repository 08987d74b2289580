import type { Professor } from './model';
import { badRequest, Rejection, type Reply } from './reply';
import { sessionOwner } from './sessions';
import type { SandboxState } from './state';

/** A request as the calls see it: its path is matched, its body not yet read. */
export interface CallRequest {
  state: SandboxState;
  now: Date;
  headers: Headers;
  url: URL;
  params: Record<string, string>;
  /** The text of the body; `readBody` makes something of it. */
  sent: string;
}

/** One call of spec §7, or one control call of the sandbox. */
export interface SandboxCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api/v1, parameters as `:name`. */
  path: string;
  /** @throws {Rejection} when the server refuses. */
  answer: (request: CallRequest) => Reply;
}

interface Definition<Request> {
  method: SandboxCall['method'];
  path: string;
  /** Whether the content type is demanded; all but plain GETs demand it (decisions §1). */
  jsonContentType?: boolean;
  handle: (request: Request) => Reply;
}

/** A call for everybody: sign-in, sign-up and the controls of the sandbox. */
export function openCall({
  method,
  path,
  jsonContentType = method !== 'GET',
  handle,
}: Definition<CallRequest>): SandboxCall {
  return {
    method,
    path,
    answer(request) {
      if (jsonContentType) demandJson(request);
      return handle(request);
    },
  };
}

/** A call for professors with a session (spec §6): answered 401 without one. */
export function sessionCall({
  method,
  path,
  jsonContentType = method !== 'GET',
  handle,
}: Definition<CallRequest & { professor: Professor }>): SandboxCall {
  return {
    method,
    path,
    answer(request) {
      const owner = sessionOwner(request.state, request.headers.get('Session-Id'), request.now);
      if (owner === undefined) throw new Rejection(401, 'Сессия не найдена или истекла');
      if (jsonContentType) demandJson(request);
      if (method !== 'GET') request.state.touch(owner);
      return handle({ ...request, professor: request.state.professor(owner) });
    },
  };
}

/** Exactly this text: one server of the contract refuses a charset (decisions §1). */
function demandJson({ headers }: CallRequest) {
  if (headers.get('Content-Type') !== 'application/json') {
    throw badRequest('Content-Type должен быть application/json');
  }
}
