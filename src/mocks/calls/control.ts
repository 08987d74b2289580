import * as z from 'zod/mini';
import type { SandboxCall } from '../call';
import { ownValue } from '../own';
import { PROFILES } from '../profiles/all-profiles';
import { profileName } from '../profiles/profile';
import { done, json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { control, tells } from './control-call';
import { dataControls } from './control-data';
import { faultControls } from './control-faults';
import { logControls } from './control-log';
import { stateControls } from './control-state';
import { worldControls } from './control-worlds';
import { CONNECT } from './integrations';

/** The body that the authorization page sends. */
export const authorizationBody = z.object({ code: z.string(), allow: z.boolean() });

/**
 * The calls that control the sandbox itself, below /api/v1/sandbox or, for short, /sandbox; they need no
 * session. docs/sandbox.md lists them. Worlds can be created only in the main sandbox, not in a world.
 */
export function controlCalls(sandbox: Sandbox, isMain: boolean): SandboxCall[] {
  return [
    ...faultControls(sandbox),
    ...logControls(sandbox),
    ...stateControls(sandbox),
    ...dataControls(sandbox),
    ...(isMain ? worldControls(sandbox) : []),
    tells('/sandbox/profile', () => ({
      name: sandbox.profile,
      profiles: Object.fromEntries(
        Object.entries(PROFILES).map(([name, { title }]) => [name, title]),
      ),
    })),
    control({
      method: 'PUT',
      path: '/sandbox/profile',
      body: z.strictObject({ name: profileName }),
      handle({ body }) {
        sandbox.profile = body.name;
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/authorize',
      body: authorizationBody,
      handle: ({ body }) => json({ location: authorize(sandbox, body.code, body.allow) }),
    }),
  ];
}

/**
 * Carries out a decision made on the authorization page; the one-time code identifies the account. Returns
 * the address to which the page goes next.
 *
 * @throws {Rejection} 404 for an unknown or used code.
 */
export function authorize({ state }: Sandbox, code: string, allow: boolean): string {
  const request = ownValue(state.head.codes, code);
  if (!request) throw notFound('Ссылка уже использована или устарела');
  delete state.head.codes[code];
  if (!allow) return request.redirect;
  const { service, professorId } = request;
  ownValue(CONNECT, service)?.(state.professor(professorId).integrations);
  state.touch(professorId);
  return new URL(`integration/${service}/success`, request.redirect).href;
}
