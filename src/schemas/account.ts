import * as z from 'zod/mini';
import { httpLink } from '@/lib/safe-link';
import { list, listAnswer, opaqueId, optionalObject, optionalText, shown, text } from './wire';

/** GET /account (spec §3 "Account"). */
export const accountAnswer = z.object({
  name: shown(text),
  science_degree: shown(optionalText),
  university: shown(optionalText),
});
export type Account = z.infer<typeof accountAnswer>;

const integrationType = optionalObject(z.object({ name: text }));

/** GET /account/integrations (spec §3 "Integrations"): an object that is there means connected. */
export const integrationsAnswer = z.object({
  planner: optionalObject(z.object({ type: integrationType, planner_name: optionalText })),
  cloud_drive: optionalObject(z.object({ type: integrationType, base_folder_name: optionalText })),
  repo_hubs: list(z.object({ name: text })),
});
export type Integrations = z.infer<typeof integrationsAnswer>;

/**
 * GET /auth/integration/authlink/{service}: the address of the service's own page. Only `http(s)`
 * is followed (decisions §2.17), so that any other is as good as none.
 */
export const authorizationLinkAnswer = z.string().check(
  z.trim(),
  z.refine((link) => httpLink(link) !== undefined),
);

const planner = z.object({ id: opaqueId, name: text });

/** GET /auth/integration/getplanners (spec §3 "Planner option"). */
export const plannersAnswer = listAnswer('planners', planner);
export type Planner = z.infer<typeof planner>;

/** POST /auth/integration/setplanner. */
export const plannerChoiceBody = z.object({ planner_id: opaqueId });
export type PlannerChoice = z.infer<typeof plannerChoiceBody>;

/** The planner with this id as text. */
export function findPlanner(planners: readonly Planner[], key: string): Planner | undefined {
  return planners.find(({ id }) => String(id) === key);
}

/** The form that chooses one of these; the message is the one of spec §5, letter for letter. */
export function plannerForm(planners: readonly Planner[]) {
  return z.object({
    planner: z
      .string()
      .check(z.refine((key) => findPlanner(planners, key) !== undefined, 'Выберите студента!')),
  });
}
export type PlannerForm = z.infer<ReturnType<typeof plannerForm>>;
