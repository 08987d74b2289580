import { API_PREFIX } from '../addressing';
import type { SandboxCall } from '../call';
import { askedCalls } from '../call-query';
import { openApiOf } from '../openapi';
import { json } from '../reply';
import type { Sandbox } from '../sandbox';
import { control, does, tells } from './control-call';

/** Controls of the log, the violations, and the descriptions of the calls (OpenAPI). */
export function logControls(sandbox: Sandbox): SandboxCall[] {
  return [
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
    tells('/sandbox/violations', () => ({ violations: sandbox.violations })),
    does('DELETE', '/sandbox/violations', () => {
      sandbox.violations.length = 0;
    }),
  ];
}
