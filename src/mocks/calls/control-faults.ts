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
      summary: 'Отпустить удержанный ответ',
      handle({ params }) {
        sandbox.release(Number(params.id));
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/held',
      summary: 'Сбои, которые удерживают ответы',
      handle: () => json({ held: sandbox.state.head.holds }),
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
      body: scenarioBody,
      handle({ body }) {
        sandbox.scenario = body.name ?? undefined;
        return done;
      },
    }),
  ];
}
