import * as z from 'zod/mini';
import { integrationService } from '@/schemas/addresses';
import { readBody } from '../body';
import { openCall, type SandboxCall } from '../call';
import { faultOrder } from '../faults';
import { done, json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { CONNECT } from './integrations';

/** What the authorization page sends. */
export const authorizationBody = z.object({ code: z.string(), allow: z.boolean() });
const sparseBody = z.object({ sparse: z.boolean() });

/**
 * The calls that control the sandbox itself, below /api/v1/sandbox; no session is needed:
 *
 *   GET    /faults     the faults that wait for their calls
 *   POST   /faults     orders one, see `faultOrder`
 *   DELETE /faults     removes all
 *   POST   /reset      back to the demo data, no session, no faults
 *   DELETE /sessions   ends all sessions
 *   PUT    /sparse     { sparse: boolean }: answers as the leanest server of the contract
 *   POST   /authorize  { code, allow }: the decision on the authorization page of a service
 */
export function controlCalls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/faults',
      handle: () => json({ faults: sandbox.state.head.faults }),
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults',
      handle({ sent }) {
        const body = readBody(faultOrder, sent);
        return json(sandbox.orderFault(body));
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/faults',
      handle() {
        sandbox.clearFaults();
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/reset',
      handle() {
        sandbox.reset();
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/sessions',
      handle() {
        sandbox.endAllSessions();
        return done;
      },
    }),
    control({
      method: 'PUT',
      path: '/sandbox/sparse',
      handle({ sent }) {
        const body = readBody(sparseBody, sent);
        sandbox.sparse = body.sparse;
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/authorize',
      handle({ sent }) {
        const body = readBody(authorizationBody, sent);
        return json({ location: authorize(sandbox, body.code, body.allow) });
      },
    }),
  ];
}

/** `curl -X POST` without a body and without headers is enough here. */
const control: typeof openCall = (definition) =>
  openCall({ jsonContentType: false, ...definition });

/**
 * Carries out a decision made on the authorization page; the code, good for one use, stands for
 * the account. Answers where the page goes next.
 *
 * @throws {Rejection} 404 for a code that is unknown or was used.
 */
export function authorize({ state }: Sandbox, code: string, allow: boolean): string {
  const request = state.head.codes[code];
  if (!request) throw notFound('Ссылка уже использована или устарела');
  delete state.head.codes[code];
  if (!allow) return request.redirect;
  const service = integrationService.parse(request.service);
  CONNECT[service](state.professor(request.professorId).integrations);
  state.touch(request.professorId);
  return `${request.redirect}integration/${service}/success`;
}
