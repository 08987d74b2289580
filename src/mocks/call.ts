import * as z from 'zod/mini';
import { readBody } from './body';
import type { Demand } from './demands';
import type { Professor } from './model';
import { ownValue } from './own';
import { callName, demandOfProfile, holderOf } from './profiles/apply';
import type { Profile, ProfileName } from './profiles/profile';
import { badRequest, done, Rejection, type Reply } from './reply';
import { sessionOwner } from './sessions';
import type { SandboxState } from './state';
import { ANSWERS } from './wire/answers';

/** A request with its body and its place in the backend. */
export interface Arrived {
  method: string;
  headers: Headers;
  url: URL;
  /** Where the backend is mounted: '' or `/w/{id}` of a world. */
  mount: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  /** The parameters of the path, once a call has matched it. */
  params: Record<string, string>;
  /** The text of the body. */
  sent: string;
}

/** A request as the handlers of calls get it: its path is matched, its body not yet parsed. */
export interface CallRequest extends Arrived {
  state: SandboxState;
  now: Date;
  /** The real time, which is the client's, even if the sandbox's clock was set to another time. */
  callersNow: Date;
  /** Whether the call carries the session's cookie; true in runtimes that cannot see cookies. */
  hasCookie: boolean;
  demand: Demand;
  /** The server that the sandbox imitates. */
  profile: Profile;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A parameter of the query, for the description of the calls. */
interface QueryParam {
  required?: boolean;
  description: string;
}

/** A valid request of a call for the demo data. */
interface CallExample {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** What an example depends on: the time of the sandbox's clock, and the server that it imitates. */
export interface ExampleSetting {
  now: Date;
  profile: ProfileName;
}

/** One call of spec §7, or one control call of the sandbox, which has no summary and no example. */
export interface SandboxCall {
  method: Method;
  /** Path below /api/v1, parameters as `:name`. */
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** The parameters of the query that the call knows. */
  query: Record<string, QueryParam>;
  /** All examples succeed when they are sent one after another: none needs what another deletes. */
  example: (setting: ExampleSetting) => CallExample;
  /** The sandbox's own schema of the body. */
  body: z.ZodMiniType | undefined;
  /** The schema of the JSON answer, or a plain text; `undefined` when only the status is read. */
  answers: z.ZodMiniType | 'text' | undefined;
  jsonContentType: boolean;
  /** Whether it needs no session. */
  open: boolean;
  /**
   * Reads the body, before any session is checked.
   *
   * @throws {Rejection} for another content type or a wrong body.
   */
  read: (sent: Pick<CallRequest, 'headers' | 'sent' | 'profile'>) => unknown;
  /** @throws {Rejection} when the server refuses. */
  answer: (request: CallRequest) => Reply;
}

interface Definition<Body, Request> {
  method: Method;
  path: string;
  summary?: string;
  query?: Record<string, QueryParam>;
  /** Of a call with parameters or a body. */
  example?: CallExample | ((setting: ExampleSetting) => CallExample);
  body?: z.ZodMiniType<Body>;
  /** Whether the content type is required; by default for all but GETs (decisions §1). */
  jsonContentType?: boolean;
  handle: (request: Request & { body: Body }) => Reply;
}

/** A call without a session: sign-in, sign-up and the controls of the sandbox. */
export function openCall<Body = undefined>(definition: Definition<Body, CallRequest>): SandboxCall {
  const call = described(definition, true);
  return {
    ...call,
    answer: (request) => definition.handle({ ...request, body: call.read(request) }),
  };
}

/** A call that needs a session (spec §6); 401 without one. */
export function sessionCall<Body = undefined>(
  definition: Definition<Body, CallRequest & { professor: Professor }>,
): SandboxCall {
  const call = described(definition, false);
  return {
    ...call,
    answer(request) {
      const { state, headers, now, demand, profile } = request;
      const owner = sessionOwner(state, headers.get('Session-Id'), now);
      if (owner === undefined) throw new Rejection(401, 'Сессия не найдена или истекла');
      demand('cookie', request.hasCookie, 'Запрос без cookie session_token', 401);
      const name = callName(call);
      if (profile.missing[name] === 405) throw new Rejection(405, 'У вызова нет такого метода');
      if (profile.idle.includes(name)) return done;
      const body = call.read(request);
      const own = state.professor(owner);
      demandOfProfile(call, { ...request, professor: own, body });
      const professor = holderOf(call, { ...request, professor: own });
      if (call.method !== 'GET') state.touch(professor.id);
      return definition.handle({ ...request, professor, body });
    },
  };
}

function described<Body, Request>(definition: Definition<Body, Request>, open: boolean) {
  const { method, path, summary = '', query = {}, example = {}, body } = definition;
  const answers = ownValue<z.ZodMiniType | 'text'>(ANSWERS, `${method} ${path}`);
  const { jsonContentType = method !== 'GET' } = definition;
  function read({ headers, sent, profile }: Pick<CallRequest, 'headers' | 'sent' | 'profile'>) {
    if (jsonContentType) demandJson(headers);
    const schema = profile.bodies[callName(definition)] ?? body;
    // What a profile reads instead has the same type: the handler is one for all. Without a schema no body is read, and
    // `Body` is `undefined`.
    return z.custom<Body>().parse(schema && readBody(schema, sent));
  }
  return {
    example: typeof example === 'function' ? example : () => example,
    method,
    path,
    summary,
    query,
    body,
    answers,
    jsonContentType,
    open,
    read,
  };
}

/** Requires exactly `application/json`: one server refuses a charset (decisions §1). */
function demandJson(headers: Headers) {
  if (headers.get('Content-Type') !== 'application/json') {
    throw badRequest('Content-Type должен быть application/json', 'content-type');
  }
}
