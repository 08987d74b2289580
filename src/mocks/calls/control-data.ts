import * as z from 'zod/mini';
import { buildFor } from '../build';
import type { SandboxCall } from '../call';
import { json, notFound } from '../reply';
import type { Sandbox } from '../sandbox';
import { control } from './control-call';

/** At most so many records a call: a state with more is kept and answered slowly. */
const count = z._default(z.int().check(z.gte(0), z.lte(10_000)), 0);

/** How many records of each kind are added. */
export const wantedData = z.strictObject({
  login: z.optional(z.string()),
  projects: count,
  /** Of each of these projects. */
  lateTasks: count,
  meetings: count,
  applications: count,
});

/** Data by count: `POST /sandbox/data {"meetings":200}`. */
export function dataControls(sandbox: Sandbox): SandboxCall[] {
  return [
    control({
      method: 'POST',
      path: '/sandbox/data',
      summary: 'Добавить данные счётом',
      body: wantedData,
      handle({ body }) {
        const { login, ...wanted } = body;
        if (login !== undefined && sandbox.state.findProfessorId(login) === undefined) {
          throw notFound(`Нет такой учётной записи: ${login}`);
        }
        addData(sandbox, login, wanted);
        return json(wanted);
      },
    }),
  ];
}

/** Adds so many records to the data of an account, the main one without a login. */
export function addData(
  sandbox: Sandbox,
  login: string | undefined,
  wanted: Omit<z.output<typeof wantedData>, 'login'>,
): void {
  const build = buildFor(sandbox, login);
  for (let i = 0; i < wanted.projects; i += 1) build.project({ lateTasks: wanted.lateTasks });
  build.meetings(wanted.meetings);
  build.applications(wanted.applications);
}
