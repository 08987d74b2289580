import type { SandboxCall } from '../call';
import { faultOrder } from '../faults';
import { latencyShape } from '../latency';
import { done, json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** Controls of faults and latency. */
export function faultControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/faults',
      handle: () => json({ faults: sandbox.state.head.faults }),
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults',
      body: faultOrder,
      handle: ({ body }) => json(sandbox.orderFault(body)),
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
      method: 'DELETE',
      path: '/sandbox/faults/:id',
      handle({ params }) {
        sandbox.removeFault(idOfFault(sandbox, params.id));
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults/:id/release',
      handle({ params }) {
        sandbox.release(idOfFault(sandbox, params.id));
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/held',
      handle: () => json({ held: sandbox.heldFaults() }),
    }),
    control({
      method: 'GET',
      path: '/sandbox/latency',
      handle: () => json({ latency: sandbox.latency ?? null }),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/latency',
      body: latencyShape,
      handle({ body }) {
        sandbox.latency = body;
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/latency',
      handle() {
        sandbox.latency = undefined;
        return done;
      },
    }),
  ];
}

/** @throws {Rejection} 404 if no such fault waits for a call or holds one back. */
function idOfFault({ state }: Sandbox, text = ''): number {
  const { faults, holds } = state.head;
  const fault = [...faults, ...holds].find(({ id }) => id === Number(text));
  if (!fault) throw notFound(`Нет такого сбоя: ${text}`);
  return fault.id;
}
