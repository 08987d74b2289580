import * as z from 'zod/mini';
import { API_PREFIX } from '../addressing';
import { readBody } from '../body';
import type { SandboxCall } from '../call';
import { ownValue } from '../own';
import { PROFILES } from '../profiles/all-profiles';
import { profileName } from '../profiles/profile';
import { done, json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { readState } from '../state';
import { control, does, tells } from './control-call';
import { callControls } from './control-calls';
import { stateControls } from './control-state';
import { CONNECT } from './integrations';

/** The body that the authorization page sends. */
export const authorizationBody = z.object({ code: z.string(), allow: z.boolean() });

const worldBody = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  now: z.optional(z.iso.datetime({ offset: true })),
  profile: z.optional(profileName),
  state: z.optional(z.unknown()),
});

/**
 * The calls that control the sandbox itself, below /api/v1/sandbox or, for short, /sandbox; they need no
 * session. docs/sandbox.md lists them. Worlds can be created only in the main sandbox, not in a world.
 */
export function controlCalls(sandbox: Sandbox, isMain: boolean): SandboxCall[] {
  return [
    ...callControls(sandbox),
    ...stateControls(sandbox),
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

/** Controls of worlds: independent backends under /w/{id}, so that tests and people do not interfere. */
function worldControls({ worlds }: Sandbox): SandboxCall[] {
  return [
    tells('/sandbox/worlds', () => ({ worlds: worlds.ids })),
    control({
      method: 'POST',
      path: '/sandbox/worlds',
      handle({ sent, url }) {
        const { state, now, ...rest } = sent === '' ? {} : readBody(worldBody, sent);
        const id = worlds.add({
          ...rest,
          ...(now !== undefined && { now: new Date(now) }),
          ...(state !== undefined && { seed: readState(state) }),
        });
        const host = `${url.origin}/w/${id}`;
        return json({ id, host, api: host + API_PREFIX });
      },
    }),
    does('DELETE', '/sandbox/worlds/:id', ({ id = '' }) => {
      if (!worlds.find(id)) throw notFound(`Нет такого мира: ${id}`);
      worlds.remove(id);
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
  const page = `integration/${service}/success`;
  // Only a strict server makes sure that it is an address.
  const isAddress = URL.canParse(page, request.redirect);
  return isAddress ? new URL(page, request.redirect).href : request.redirect + page;
}
