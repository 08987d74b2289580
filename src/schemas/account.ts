import * as z from 'zod/mini';
import { type Account, findPlanner, type Integrations, type Planner } from '@/domain/account';
import { httpLink } from '@/lib/safe-link';
import {
  listAnswer,
  opaqueId,
  optionalObject,
  optionalText,
  record,
  shown,
  shownList,
  text,
} from './wire';

/** GET /account (spec §3 "Account"). */
export const accountAnswer = record(
  {
    name: shown(text),
    science_degree: shown(optionalText),
    university: shown(optionalText),
  },
  ({ name, science_degree, university }): Account => ({
    name,
    degree: science_degree,
    university,
  }),
);

const integrationType = shown(optionalObject(z.object({ name: shown(optionalText) })));

const planner = record(
  { type: integrationType, planner_name: shown(optionalText) },
  ({ type, planner_name }) => ({
    service: type?.name,
    calendar: planner_name,
  }),
);

const cloudDrive = record(
  { type: integrationType, base_folder_name: shown(optionalText) },
  ({ type, base_folder_name }) => ({
    service: type?.name,
    rootFolder: base_folder_name,
  }),
);

/** A hub; some servers send only its name. */
const repositoryHub = z.union([
  z.object({ name: text }),
  z.pipe(
    z.string(),
    z.transform((name) => ({ name })),
  ),
]);

/** GET /account/integrations (spec §3 "Integrations"): a present object means connected. */
export const integrationsAnswer = record(
  {
    planner: shown(optionalObject(planner)),
    cloud_drive: shown(optionalObject(cloudDrive)),
    repo_hubs: shownList(repositoryHub),
  },
  ({ planner: connected, cloud_drive, repo_hubs }): Integrations => ({
    planner: connected,
    cloudDrive: cloud_drive,
    repositoryHubs: repo_hubs,
  }),
);

/**
 * GET /auth/integration/authlink/{service}: the address of the service's own page. Other protocols than
 * `http(s)` are not followed (decisions §2.17) and count as no address.
 */
export const authorizationLinkAnswer = z.string().check(
  z.trim(),
  z.refine((link) => httpLink(link) !== undefined),
);

/** GET /auth/integration/getplanners (spec §3 "Planner option"). */
export const plannersAnswer = listAnswer('planners', z.object({ id: opaqueId, name: text }));

/** POST /auth/integration/setplanner: the id of the chosen planner. */
export const plannerChoiceBody = z.pipe(
  opaqueId,
  z.transform((id) => ({ planner_id: id })),
);

/**
 * The form that chooses one of these planners; the message is that of spec §5, letter for letter.
 */
export function plannerForm(planners: readonly Planner[]) {
  return z.object({
    planner: z
      .string()
      .check(z.refine((key) => findPlanner(planners, key) !== undefined, 'Выберите студента!')),
  });
}
