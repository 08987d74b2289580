import * as z from 'zod/mini';
import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { askedCalls, logLength } from '../call-query';
import { openApiOf } from '../openapi';
import { done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** What came, and what there is: the log, what broke a rule, the calls as OpenAPI. */
export function logControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/calls',
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
      body: z.strictObject({ keeps: logLength }),
      handle({ body }) {
        sandbox.log.length = body.keeps;
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/calls',
      handle() {
        sandbox.calls.length = 0;
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/openapi.json',
      handle: ({ url, mount }) =>
        json(openApiOf(sandbox.contract, url.origin + mount + API_PREFIX, sandbox.clock.now())),
    }),
    control({
      method: 'GET',
      path: '/sandbox/violations',
      handle: () => json({ violations: sandbox.violations }),
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/violations',
      handle() {
        sandbox.violations.length = 0;
        return done;
      },
    }),
  ];
}
