import * as z from 'zod/mini';
import type { SandboxCall } from '../call';
import { faultOrder } from '../faults';
import { latencyShape } from '../latency';
import { done, json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { SCENARIOS, scenarioName } from '../scenarios';
import { control } from './control-call';

const scenarioBody = z.strictObject({
  name: z.nullable(scenarioName),
});

/** What goes wrong: faults on order, latency, scenarios. */
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
        const id = Number(params.id);
        const { faults, holds } = sandbox.state.head;
        if (![...faults, ...holds].some((fault) => fault.id === id)) {
          throw notFound(`Нет такого сбоя: ${params.id}`);
        }
        sandbox.removeFault(id);
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults/:id/release',
      handle({ params }) {
        sandbox.release(Number(params.id));
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/held',
      handle: () => json({ held: sandbox.state.head.holds }),
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
    control({
      method: 'GET',
      path: '/sandbox/scenario',
      handle: () => json({ name: sandbox.scenario ?? null, scenarios: SCENARIOS }),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/scenario',
      body: scenarioBody,
      handle({ body }) {
        sandbox.scenario = body.name ?? undefined;
        return done;
      },
    }),
  ];
}
