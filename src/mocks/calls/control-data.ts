import * as z from 'zod/mini';
import { buildFor } from '../build';
import type { SandboxCall } from '../call';
import { json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** A number of records; limited, since larger states are stored and answered slowly. */
const count = z._default(z.int().check(z.gte(0), z.lte(10_000)), 0);

/** How many records of each kind are added. */
const wantedData = z.strictObject({
  login: z.optional(z.string()),
  projects: count,
  /** Number of late tasks of each added project. */
  lateTasks: count,
  meetings: count,
  applications: count,
});

/** Controls that add data: `POST /sandbox/data {"meetings":200}`. */
export function dataControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'POST',
      path: '/sandbox/data',
      body: wantedData,
      handle({ body }) {
        const { login, ...wanted } = body;
        if (login !== undefined && sandbox.state.findProfessorId(login) === undefined) {
          throw notFound(`Нет такой учётной записи: ${login}`);
        }
        const build = buildFor(sandbox, login);
        for (let i = 0; i < wanted.projects; i += 1) build.project({ lateTasks: wanted.lateTasks });
        build.meetings(wanted.meetings);
        build.applications(wanted.applications);
        return json(wanted);
      },
    }),
  ];
}
