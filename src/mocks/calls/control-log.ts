import * as z from 'zod/mini';
import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { askedCalls, LOG_PARAMETERS, logLength } from '../call-query';
import { openApiOf } from '../openapi';
import { done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** Controls of the log, the violations, and the descriptions of the calls (OpenAPI). */
export function logControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/calls',
      summary: 'Журнал вызовов',
      example: {
        query: {
          method: 'PUT',
          path: '/projects/:projectId',
          body: '{"stage":3}',
          header: 'content-type:application/json',
          since: '1',
          offset: '0',
          limit: '50',
          answers: 'true',
          count: '1',
          wait: '0s',
        },
      },
      query: LOG_PARAMETERS,
      handle({ url }) {
        const { filter, offset, limit, answers } = askedCalls(url);
        const found = sandbox.log.find(filter);
        return json({
          count: found.length,
          keeps: sandbox.log.length,
          calls: found
            .slice(offset, limit === undefined ? undefined : offset + limit)
            .map(({ answer, ...call }) => (answers ? { ...call, answer } : call)),
        });
      },
    }),
    control({
      method: 'PUT',
      path: '/sandbox/calls',
      summary: 'Сколько вызовов хранит журнал',
      example: { body: { keeps: 5_000 } },
      body: z.strictObject({ keeps: logLength }),
      handle({ body }) {
        sandbox.log.length = body.keeps;
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/calls',
      summary: 'Очистить журнал',
      handle() {
        sandbox.calls.length = 0;
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/openapi.json',
      summary: 'Вызовы контракта в OpenAPI',
      handle: ({ url, mount }) =>
        json(
          openApiOf(sandbox.contract, url.origin + mount + API_PREFIX, {
            now: sandbox.clock.now(),
            profile: sandbox.profile,
          }),
        ),
    }),
    control({
      method: 'GET',
      path: '/sandbox/violations',
      summary: 'Нарушения контракта',
      handle: () => json({ violations: sandbox.violations }),
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/violations',
      summary: 'Забыть нарушения',
      handle() {
        sandbox.violations.length = 0;
        return done;
      },
    }),
  ];
}
