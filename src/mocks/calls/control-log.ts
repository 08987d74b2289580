import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { findCalls } from '../call-log';
import { openApiOf } from '../openapi';
import { badRequest, done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** What came, and what there is: the log, what broke a rule, the calls as OpenAPI. */
export function logControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'GET',
      path: '/sandbox/calls',
      handle({ url }) {
        const param = (name: string) => url.searchParams.get(name) ?? undefined;
        const since = param('since');
        if (since !== undefined && !/^\d+$/.test(since) && Number.isNaN(Date.parse(since))) {
          throw badRequest('since — это id вызова или момент');
        }
        const filter = { method: param('method'), path: param('path'), since };
        return json({ calls: findCalls(sandbox.calls, filter) });
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
        json(openApiOf(sandbox.contract, url.origin + mount + API_PREFIX)),
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
