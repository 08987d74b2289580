import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { askedCalls } from '../call-query';
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
      handle({ url }) {
        const { filter, offset, limit, answers } = askedCalls(url);
        const found = sandbox.log.find(filter);
        return json({
          count: found.length,
          calls: found
            .slice(offset, limit === undefined ? undefined : offset + limit)
            .map(({ answer, ...call }) => (answers ? { ...call, answer } : call)),
        });
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
