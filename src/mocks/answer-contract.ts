import { delay } from 'msw';
import { findCall, wrongCall } from './addressing';
import { answerCall, type Backend, noteViolation } from './answer-call';
import type { Arrived, SandboxCall } from './call';
import { type LoggedCall, loggedText } from './call-log';
import {
  type FaultEffect,
  type FaultyRequest,
  faultResponse,
  type OrderedFault,
  replacesAnswer,
} from './faults';
import { jsonOrText } from './json-text';
import { PROFILES } from './profiles/all-profiles';
import * as byProfile from './profiles/apply';
import { Rejection } from './reply';
import { jsonResponse } from './responses';
import type { Sandbox } from './sandbox';
import { sessionOwner } from './sessions';

/** The length of a call's body, in characters. */
const LONGEST_BODY = 1_000_000;

/** Answers a call of the contract, with the fault or delay ordered for it, and logs it. */
export async function answerContract(backend: Backend, arrived: Arrived): Promise<Response> {
  const { sandbox } = backend;
  const match = findCall(sandbox.contract, arrived.method, arrived.path);
  const isCall = 'call' in match;
  const logged = sandbox.log.add({
    ...logEntry(sandbox, arrived),
    call: isCall ? match.call.path : undefined,
  });
  if (arrived.sent.length > LONGEST_BODY) {
    const response = jsonResponse({ message: 'Тело запроса больше 1 МБ' }, 413);
    logged.status = response.status;
    return response;
  }
  if (isCall) {
    return answerWithFaults(backend, match.call, { ...arrived, params: match.params }, logged);
  }
  const isMethod = match.allowed.length > 0;
  noteViolation(sandbox, arrived, {
    rule: isMethod ? 'method' : 'path',
    message: isMethod ? 'У вызова нет такого метода' : 'Нет такого вызова',
    refused: true,
  });
  backend.onUnknown?.(logged);
  const profile = PROFILES[sandbox.profile];
  const refuse = (refusal: Rejection) => byProfile.refusalResponse(profile, refusal, undefined);
  const token = arrived.headers.get('Session-Id');
  const isVisitor = sessionOwner(sandbox.state, token, sandbox.clock.now()) === undefined;
  const response =
    isVisitor && profile.guarded?.test(arrived.path)
      ? refuse(new Rejection(401, 'Сессия не найдена или истекла'))
      : wrongCall(match, refuse);
  logged.status = response.status;
  return response;
}

async function answerWithFaults(
  backend: Backend,
  call: SandboxCall,
  arrived: Arrived,
  logged: LoggedCall,
): Promise<Response> {
  const { sandbox, exclusive } = backend;
  const answerNow = () => answerCall(backend, call, arrived);
  const { fault, delayMs, own } = await exclusive(() => {
    const due = sandbox.takeFault(faultyRequest(call, arrived));
    const latencyMs = sandbox.takeDelay();
    const isNow = !due && latencyMs === 0;
    return { fault: due, delayMs: latencyMs, own: isNow ? answerNow() : undefined };
  });
  const response =
    own ?? (await answerLate(backend, call, { fault, delayMs }, () => exclusive(answerNow)));
  logged.status = response.status;
  return response;
}

/** Answers after a delay or release. It waits outside of the exclusive work, so other calls are not blocked. */
async function answerLate(
  backend: Backend,
  call: SandboxCall,
  ordered: { fault: OrderedFault | undefined; delayMs: number },
  answerNow: () => Promise<Response>,
): Promise<Response> {
  const { fault } = ordered;
  const effect: FaultEffect = fault ?? {};
  // With `after` the call is carried out immediately and only its answer is delayed.
  const own = effect.after ? await answerNow() : undefined;
  const delayMs = ordered.delayMs + (effect.delayMs ?? 0);
  if (delayMs > 0) await delay(delayMs);
  if (fault?.hold) await backend.sandbox.released(fault.id);
  const refuse = (refusal: Rejection) =>
    byProfile.refusalResponse(PROFILES[backend.sandbox.profile], refusal, byProfile.callName(call));
  const response = replacesAnswer(effect)
    ? faultResponse(effect, refuse)
    : (own ?? (await answerNow()));
  if (response.type !== 'error') {
    for (const [name, value] of Object.entries(effect.headers ?? {})) {
      response.headers.set(name, value);
    }
  }
  return response;
}

function faultyRequest(call: SandboxCall, arrived: Arrived): FaultyRequest {
  return {
    method: call.method,
    pattern: call.path,
    path: arrived.path,
    search: arrived.url.searchParams,
    body: jsonOrText(arrived.sent),
  };
}

/** The log entry of a request. */
export function logEntry(
  sandbox: Sandbox,
  { method, headers, url, path, sent }: Omit<Arrived, 'mount' | 'params'>,
) {
  return {
    at: sandbox.clock.now().toISOString(),
    method,
    path,
    search: url.search,
    body: loggedText(sent),
    headers: Object.fromEntries(headers),
  };
}
