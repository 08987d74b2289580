import * as z from 'zod/mini';
import { API_PREFIX } from '../addressing';
import { readBody } from '../body';
import type { SandboxCall } from '../call';
import { profileName } from '../profiles/profile';
import { json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { readState } from '../state';
import { control, does, tells } from './control-call';

const worldBody = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  now: z.optional(z.iso.datetime({ offset: true })),
  profile: z.optional(profileName),
  state: z.optional(z.unknown()),
});

/** Controls of worlds: independent backends under /w/{id}, so that tests and people do not interfere. */
export function worldControls({ worlds }: Sandbox): SandboxCall[] {
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
