import * as z from 'zod/mini';
import { httpLink } from '@/lib/safe-link';
import { listAnswer, opaqueId, optionalObject, optionalText, shown, shownList, text } from './wire';

/** GET /account (spec §3 "Account"). */
export const accountAnswer = z.object({
  name: shown(text),
  science_degree: shown(optionalText),
  university: shown(optionalText),
});
export type Account = z.infer<typeof accountAnswer>;

const integrationType = shown(optionalObject(z.object({ name: shown(text) })));
const planner = z.object({ type: integrationType, planner_name: shown(optionalText) });
const cloudDrive = z.object({ type: integrationType, base_folder_name: shown(optionalText) });

/** GET /account/integrations (spec §3 "Integrations"): an object that is there means connected. */
export const integrationsAnswer = z.object({
  planner: shown(optionalObject(planner)),
  cloud_drive: shown(optionalObject(cloudDrive)),
  repo_hubs: shownList(z.object({ name: text })),
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

const plannerOption = z.object({ id: opaqueId, name: text });

/** GET /auth/integration/getplanners (spec §3 "Planner option"). */
export const plannersAnswer = listAnswer('planners', plannerOption);
export type Planner = z.infer<typeof plannerOption>;

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
