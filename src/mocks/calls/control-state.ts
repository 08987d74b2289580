import * as z from 'zod/mini';
import { readBody } from '../body';
import type { SandboxCall } from '../call';
import { badRequest, done, json } from '../reply';
import type { Sandbox } from '../sandbox';
import { readState } from '../state';
import { control, does, tells } from './control-call';

const clockBody = z
  .strictObject({
    now: z.optional(z.iso.datetime({ offset: true })),
    frozen: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ now, frozen }) => now !== undefined || frozen !== undefined, {
      error: 'нужны now или frozen',
    }),
  );
const signInBody = z.strictObject({ login: z.optional(z.string()) });

/** Controls of the state and the clock. */
export function stateControls(sandbox: Sandbox): SandboxCall[] {
  const { clock } = sandbox;
  const shown = () => ({ now: clock.now().toISOString(), frozen: clock.isFrozen });
  return [
    does('POST', '/sandbox/reset', () => sandbox.reset()),
    tells('/sandbox/state', () => sandbox.state.snapshot()),
    control({
      method: 'PUT',
      path: '/sandbox/state',
      handle({ sent }) {
        sandbox.restore(readState(readBody(z.unknown(), sent)));
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/sessions',
      body: signInBody,
      handle({ body: { login } }) {
        if (login !== undefined && sandbox.state.findProfessorId(login) === undefined) {
          throw badRequest(`Нет такой учётной записи: ${login}`);
        }
        return json(sandbox.signInAs(login));
      },
    }),
    does('DELETE', '/sandbox/sessions', () => sandbox.endAllSessions()),
    tells('/sandbox/clock', shown),
    control({
      method: 'PUT',
      path: '/sandbox/clock',
      body: clockBody,
      handle({ body: { now, frozen } }) {
        clock.set(now === undefined ? clock.now() : new Date(now), frozen);
        return json(shown());
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/clock',
      handle() {
        clock.set();
        return json(shown());
      },
    }),
  ];
}
