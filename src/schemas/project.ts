import * as z from 'zod/mini';
import { id, nonZeroNumber, opaqueId, optionalText, shown, shownList, text } from './wire';

/** Years a project may be carried out in (spec §5, §9). */
export const PROJECT_YEAR = { min: 2000, max: 2100 } as const;

/** A student as the project and task pages show one; `cource` is spelt so on the wire. */
export const projectStudent = z.object({
  surname: text,
  name: text,
  middlename: text,
  cource: nonZeroNumber,
  education_programme: optionalText,
});
export type ProjectStudent = z.infer<typeof projectStudent>;

/** GET /projects/{projectId} (spec §3 "Project (detail)"). */
export const projectAnswer = z.object({
  id,
  theme: shown(text),
  year: shown(nonZeroNumber),
  status: shown(optionalText),
  stage: shown(optionalText),
  cloud_folder_link: shown(optionalText),
  students: shownList(projectStudent),
});
export type Project = z.infer<typeof projectAnswer>;

/** PUT /projects/{projectId}: exactly one of the two. */
export const projectChangeBody = z.union([
  z.object({ status: z.int() }),
  z.object({ stage: z.int() }),
]);
export type ProjectChange = z.infer<typeof projectChangeBody>;

/** POST /projects/add (spec §5 "Add project"). */
export const newProjectBody = z.object({
  theme: z.string().check(z.minLength(1)),
  student_ids: z.array(opaqueId).check(z.minLength(1)),
  year: z.int().check(z.gte(PROJECT_YEAR.min), z.lte(PROJECT_YEAR.max)),
  repository_owner_login: z.string().check(z.minLength(1)),
  repository_name: z.string().check(z.minLength(1)),
});
export type NewProject = z.infer<typeof newProjectBody>;
