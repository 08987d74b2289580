import * as z from 'zod/mini';
import { readBody } from '../body';
import { buildFor } from '../build';
import type { SandboxCall } from '../call';
import { done, json, notFound } from '../reply';
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
/** An account, by default the main one. */
const accountBody = z.strictObject({ login: z.optional(z.string()) });
/** A limit on the records of a kind, since larger states are stored and answered slowly. */
const MOST = 10_000;
const count = z._default(z.int().check(z.gte(0), z.lte(MOST)), 0);
/** How many records of each kind are added, and late tasks of each project. */
const dataBody = z
  .extend(accountBody, {
    projects: count,
    lateTasks: count,
    meetings: count,
    applications: count,
  })
  .check(
    z.refine(({ projects, lateTasks }) => projects * lateTasks <= MOST, {
      error: `projects × lateTasks больше ${MOST}`,
    }),
  );

/** Controls of the state, what is added to it, the sessions and the clock. */
export function stateControls(sandbox: Sandbox): SandboxCall[] {
  const { clock } = sandbox;
  const shown = () => ({ now: clock.now().toISOString(), frozen: clock.isFrozen });
  const refuseUnknown = (login: string | undefined) => {
    if (login !== undefined && sandbox.state.findProfessorId(login) === undefined) {
      throw notFound(`Нет такой учётной записи: ${login}`);
    }
  };
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
      path: '/sandbox/data',
      body: dataBody,
      handle({ body: { login, ...wanted } }) {
        refuseUnknown(login);
        const build = buildFor(sandbox, login);
        for (let i = 0; i < wanted.projects; i += 1) build.project({ lateTasks: wanted.lateTasks });
        build.meetings(wanted.meetings);
        build.applications(wanted.applications);
        return json(wanted);
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/sessions',
      body: accountBody,
      handle({ body: { login } }) {
        refuseUnknown(login);
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
