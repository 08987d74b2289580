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

/** Controls of faults, latency and scenarios. */
export function faultControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/faults',
      summary: 'Заказанные сбои',
      handle: () => json({ faults: sandbox.state.head.faults }),
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults',
      summary: 'Заказать сбой',
      example: { body: { method: 'DELETE', path: '/projects/:projectId', status: 500 } },
      body: faultOrder,
      handle: ({ body }) => json(sandbox.orderFault(body)),
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/faults',
      summary: 'Убрать все сбои',
      handle() {
        sandbox.clearFaults();
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/faults/:id',
      summary: 'Убрать сбой',
      example: { params: { id: '1' } },
      handle({ params }) {
        sandbox.removeFault(idOfFault(sandbox, params.id));
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/faults/:id/release',
      summary: 'Отпустить удержанный ответ',
      example: { params: { id: '1' } },
      handle({ params }) {
        sandbox.release(idOfFault(sandbox, params.id));
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/held',
      summary: 'Сбои, которые удерживают ответы',
      handle: () => json({ held: sandbox.heldFaults() }),
    }),
    control({
      method: 'GET',
      path: '/sandbox/latency',
      summary: 'Задержка ответов',
      handle: () => json({ latency: sandbox.latency ?? null }),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/latency',
      summary: 'Задать задержку ответов',
      example: { body: { minMs: 50, maxMs: 200, seed: 1 } },
      body: latencyShape,
      handle({ body }) {
        sandbox.latency = body;
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/latency',
      summary: 'Отвечать сразу',
      handle() {
        sandbox.latency = undefined;
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/scenario',
      summary: 'Сценарий и все сценарии',
      handle: () => json({ name: sandbox.scenario ?? null, scenarios: SCENARIOS }),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/scenario',
      summary: 'Выбрать сценарий; null — никакого',
      example: { body: { name: null } },
      body: scenarioBody,
      handle({ body }) {
        sandbox.scenario = body.name ?? undefined;
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
