import type { SandboxCall } from '../call';
import { faultOrder } from '../faults';
import { latencyShape } from '../latency';
import { done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control, does, tells } from './control-call';

/** Controls of faults and latency. */
export function faultControls(sandbox: Sandbox): SandboxCall[] {
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
  ];
}
