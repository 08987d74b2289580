import * as z from 'zod/mini';
import { REQUIRED, requiredText } from './required';
import {
  id,
  list,
  listAnswer,
  nonZeroNumber,
  opaqueId,
  optionalText,
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
  theme: text,
  year: nonZeroNumber,
  status: optionalText,
  stage: optionalText,
  cloud_folder_link: optionalText,
  students: list(projectStudent),
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

/** The form of a new project (spec §5 "Add project"): the year as it is typed, students by key. */
export const newProjectForm = z.object({
  theme: requiredText,
  students: z.array(z.string()),
  year: z.string().check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine(
      (typed) => typed === '' || isProjectYear(typed),
      `Укажите год от ${PROJECT_YEAR.min} до ${PROJECT_YEAR.max}`,
    ),
  ),
  repository_owner_login: requiredText,
  repository_name: requiredText,
  /** The student that the address had ticked, so that a tick taken away is not put back. */
  suggested: z.string(),
});
export type NewProjectForm = z.infer<typeof newProjectForm>;

function isProjectYear(typed: string): boolean {
  const year = Number(typed);
  return /^\d+$/.test(typed) && year >= PROJECT_YEAR.min && year <= PROJECT_YEAR.max;
}

/** Address of the form of a new project: a student to be ticked in it. */
export const addProjectSearch = z.object({
  student: z.optional(z.catch(z.optional(id), undefined)),
});

const DEFAULT_FILTER = 'InProgress';

/** What the list of projects can be ordered by; without one it is as the server gives it. */
export const projectSort = z.enum(['theme', 'year', 'student', 'stage', 'status', 'id']);
export type ProjectSort = z.infer<typeof projectSort>;

/**
 * Address of the project list: the chosen status name, 'InProgress' by default (spec §2.3, §9), and
 * what is looked for in it. What is not in the address is not chosen; a bad value neither.
 */
export const projectsSearch = z.object({
  filter: z._default(z.catch(z.string().check(z.minLength(1)), DEFAULT_FILTER), DEFAULT_FILTER),
  query: choice(z.string().check(z.minLength(1))),
  sort: choice(projectSort),
  order: choice(z.literal('desc')),
  scope: choice(z.literal('all')),
  view: choice(z.literal('table')),
});
export type ProjectsSearch = z.infer<typeof projectsSearch>;

/** A choice of an address that need not be made. */
function choice<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}

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
