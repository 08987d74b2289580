import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { askedCalls } from '../call-query';
import { faultOrder } from '../faults';
import { latencyShape } from '../latency';
import { openApiOf } from '../openapi';
import { done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control, does, tells } from './control-call';

/** Controls of what is done to calls (faults, latency), and of what is told of them (log, violations, OpenAPI). */
export function callControls(sandbox: Sandbox): SandboxCall[] {
  return [
    tells('/sandbox/faults', () => ({ faults: sandbox.state.head.faults })),
    control({
      method: 'POST',
      path: '/sandbox/faults',
      body: faultOrder,
      handle: ({ body }) => json(sandbox.orderFault(body)),
    }),
    does('DELETE', '/sandbox/faults', () => sandbox.clearFaults()),
    does('DELETE', '/sandbox/faults/:id', ({ id }) => sandbox.removeFault(Number(id))),
    // The same in the words of who holds a call back.
    does('POST', '/sandbox/faults/:id/release', ({ id }) => sandbox.removeFault(Number(id))),
    tells('/sandbox/held', () => ({ held: sandbox.heldFaults() })),
    tells('/sandbox/latency', () => ({ latency: sandbox.latency ?? null })),
    control({
      method: 'PUT',
      path: '/sandbox/latency',
      body: latencyShape,
      handle({ body }) {
        sandbox.latency = body;
        return done;
      },
    }),
    does('DELETE', '/sandbox/latency', () => {
      sandbox.latency = undefined;
    }),
    control({
      method: 'GET',
      path: '/sandbox/calls',
      handle({ url }) {
        const calls = sandbox.log.find(askedCalls(url).filter);
        return json({ count: calls.length, calls });
      },
    }),
    does('DELETE', '/sandbox/calls', () => {
      sandbox.calls.length = 0;
    }),
    tells('/sandbox/violations', () => ({ violations: sandbox.violations })),
    does('DELETE', '/sandbox/violations', () => {
      sandbox.violations.length = 0;
    }),
    control({
      method: 'GET',
      path: '/sandbox/openapi.json',
      handle: ({ url, mount, now }) =>
        json(
          openApiOf(sandbox.contract, url.origin + mount + API_PREFIX, {
            now,
            profile: sandbox.profile,
          }),
        ),
    }),
  ];
}
