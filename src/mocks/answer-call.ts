import type { Arrived, SandboxCall } from './call';
import { keepLatest, type LoggedCall } from './call-log';
import { createDemand, type Violation } from './demands';
import type { Exclusive } from './exclusive';
import { PROFILES } from './profiles/all-profiles';
import * as byProfile from './profiles/apply';
import { Rejection } from './reply';
import { errorResponse, replyResponse } from './responses';
import type { Sandbox } from './sandbox';
import { demandForm, hasCookie } from './wire-form';

/** What answers a request. */
export interface Backend {
  sandbox: Sandbox;
  exclusive: Exclusive;
  /** Whether calls must carry the session's cookie. */
  cookies: boolean;
  onUnknown?: ((call: LoggedCall) => void) | undefined;
}

/** Answers a call of the contract as the server of the sandbox's profile does. */
export function answerCall(backend: Backend, call: SandboxCall, arrived: Arrived): Response {
  const { sandbox } = backend;
  const profile = PROFILES[sandbox.profile];
  const name = byProfile.callName(call);
  const demand = createDemand(profile.refusesBreaches, (breach) =>
    noteViolation(sandbox, arrived, breach),
  );
  try {
    byProfile.refuseMissing(profile, name);
    demandForm(call, arrived, demand);
    const reply = call.answer({
      ...timed(sandbox, arrived),
      hasCookie: !backend.cookies || !profile.needsCookie || hasCookie(arrived.headers),
      demand,
      profile,
    });
    return byProfile.successResponse(profile, name, reply);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (profile.refusal) return profile.refusal(error, sandbox.state.head.errors++);
    const response = byProfile.refusalResponse(profile, byProfile.reworded(profile, error), name);
    if (error.status === 405) {
      const others = sandbox.contract.filter((other) => other.path === call.path && other !== call);
      response.headers.set('Allow', others.map(({ method }) => method).join(', '));
    }
    return response;
  }
}

/** Answers a control call; the same in every profile. */
export function answerControl({ sandbox }: Backend, call: SandboxCall, arrived: Arrived): Response {
  try {
    const reply = call.answer({
      ...timed(sandbox, arrived),
      hasCookie: true,
      demand: () => undefined,
      profile: PROFILES.strict,
    });
    return replyResponse(reply);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return errorResponse(error);
  }
}

/** Adds a violation of a rule of the wire to the sandbox's list. */
export function noteViolation(
  sandbox: Sandbox,
  { method, url, path }: Arrived,
  breach: Pick<Violation, 'rule' | 'message' | 'refused'>,
): void {
  sandbox.violations.push({
    ...breach,
    method,
    path: path + url.search,
    at: sandbox.clock.now().toISOString(),
  });
  keepLatest(sandbox.violations);
}

/** The request with the state and the clocks by which it is answered. */
function timed({ state, clock }: Sandbox, arrived: Arrived) {
  return { ...arrived, state, now: clock.now(), callersNow: new Date() };
}
