import * as z from 'zod/mini';
import {
  id,
  list,
  listAnswer,
  nonZeroNumber,
  opaqueId,
  optionalText,
  shown,
  shownList,
  text,
  zeroableNumber,
} from './wire';

/** Years a project may be carried out in (spec §5, §9). */
export const PROJECT_YEAR = { min: 2000, max: 2100 } as const;

const listStudent = z.object({
  student_name: text,
  student_course: nonZeroNumber,
  student_ed_program: optionalText,
  student_university: optionalText,
});

const projectListItem = z.object({
  id,
  theme: text,
  year: nonZeroNumber,
  status: optionalText,
  stage: optionalText,
  students: list(listStudent),
});

/** GET /projects: the projects of a list (spec §3 "Project (list item)"). */
export const projectsAnswer = listAnswer('projects', projectListItem);
export type ProjectListItem = z.infer<typeof projectListItem>;

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

/** One choice of a list that the server owns: its name, and the integer that is sent for it. */
const listOption = z.object({ name: text, value: zeroableNumber });
export type ListOption = z.infer<typeof listOption>;

/** GET /projects/statuslist and GET /tasks/statuslist. */
export const statusesAnswer = listAnswer('statuses', listOption);

/** GET /projects/stagelist. */
export const stagesAnswer = listAnswer('stages', listOption);

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

/**
 * The server's own entry for a status or stage, which comes by name or by its integer value, 0
 * included; `undefined` when the list does not have it (decisions §1).
 */
export function findOption(
  options: readonly ListOption[],
  served: string | number | undefined,
): ListOption | undefined {
  return (
    options.find(({ name }) => name === served) ??
    options.find(({ value }) => String(value) === String(served))
  );
}
