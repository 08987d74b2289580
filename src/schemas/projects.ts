import * as z from 'zod/mini';
import type { ListOption } from '@/domain/list-option';
import { PROJECT_YEAR, type Project, type ProjectDetail } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { type Student, wholeName } from '@/domain/student';
import { readWholeNumber } from '@/lib/decimal';
import { isGitHubName, isGitHubOwner, parseRepositoryAddress } from '@/lib/repository-address';
import { lineText, REQUIRED, requiredText } from './form-fields';
import {
  id,
  list,
  listAnswer,
  nonZeroNumber,
  opaqueId,
  optionalText,
  record,
  shown,
  shownList,
  text,
  zeroableNumber,
} from './wire';

const listStudent = record(
  {
    student_name: text,
    student_course: nonZeroNumber,
    student_ed_program: optionalText,
    student_university: optionalText,
  },
  (served): Student => ({
    name: served.student_name,
    course: served.student_course,
    programme: served.student_ed_program,
    university: served.student_university,
  }),
);

/** A student of the project and task pages; the contract spells `cource`. */
export const projectStudent = record(
  {
    surname: text,
    name: text,
    middlename: text,
    cource: nonZeroNumber,
    education_programme: optionalText,
  },
  (served): Student => ({
    name: wholeName(served.surname, served.name, served.middlename),
    course: served.cource,
    programme: served.education_programme,
    university: undefined,
  }),
);

/** The fields that the list and the detail of a project have in common. */
export const projectFields = {
  id,
  theme: text,
  year: nonZeroNumber,
  status: optionalText,
  stage: optionalText,
};

/**
 * Older servers have no list of students, but fields for a single one beside the theme (decisions §1).
 */
const listedProject = record(
  {
    ...projectFields,
    students: list(listStudent),
    student_name: optionalText,
    cource: shown(nonZeroNumber),
  },
  ({ students, student_name: name, cource: course, ...project }): Project => ({
    ...project,
    students:
      isEmpty(students) && name !== undefined
        ? { items: [{ name, course, programme: undefined, university: undefined }], lost: 0 }
        : students,
  }),
);

/** Whether the server has sent no records at all, not even unreadable ones. */
function isEmpty({ items, lost }: ReadList<unknown>): boolean {
  return items.length + lost === 0;
}

/** GET /projects: the projects of a list. */
export const projectsAnswer = listAnswer('projects', listedProject);

const listOption = z.object({
  name: text,
  value: zeroableNumber,
}) satisfies z.ZodMiniType<ListOption>;

/** GET /projects/statuslist and GET /tasks/statuslist. */
export const statusesAnswer = listAnswer('statuses', listOption);

/** GET /projects/stagelist. */
export const stagesAnswer = listAnswer('stages', listOption);

const students = shownList(projectStudent);

/**
 * GET /projects/{projectId} (spec §3 "Project (detail)"). Older servers have a single student in its own field,
 * which Go may fill with an empty one for none (decisions §1).
 */
export const projectAnswer = record(
  {
    id: projectFields.id,
    theme: shown(projectFields.theme),
    year: shown(projectFields.year),
    status: shown(projectFields.status),
    stage: shown(projectFields.stage),
    cloud_folder_link: shown(optionalText),
    students,
    student: z.optional(z.unknown()),
  },
  ({ cloud_folder_link: folderLink, student, ...project }): ProjectDetail => ({
    ...project,
    folderLink,
    students: isEmpty(project.students) && student ? onlyNamed(student) : project.students,
  }),
);

function onlyNamed(student: unknown) {
  const { items, lost } = students.parse([student]);
  return { items: items.filter(({ name }) => name !== ''), lost };
}

/** PUT /projects/{projectId}: the integer of a status or of a stage. */
export const projectChangeBody = record(
  { field: z.enum(['status', 'stage']), option: z.object({ value: z.int() }) },
  ({ field, option }) => ({ [field]: option.value }),
);

/** POST /projects/add (spec §5 "Add project"). */
export const newProjectBody = record(
  {
    theme: z.string().check(z.minLength(1)),
    studentIds: z.array(opaqueId).check(z.minLength(1)),
    year: z.int().check(z.gte(PROJECT_YEAR.min), z.lte(PROJECT_YEAR.max)),
    repositoryOwner: z.string().check(z.minLength(1)),
    repositoryName: z.string().check(z.minLength(1)),
  },
  ({ theme, studentIds, year, repositoryOwner, repositoryName }) => ({
    theme,
    student_ids: studentIds,
    year,
    repository_owner_login: repositoryOwner,
    repository_name: repositoryName,
  }),
);

const YEAR_RANGE = `Укажите год от ${PROJECT_YEAR.min} до ${PROJECT_YEAR.max}`;

/** The form of a new project (spec §5 "Add project"): the year as typed, students by key. */
export const newProjectForm = z.object({
  theme: requiredText,
  students: z.array(z.string()),
  year: requiredText.check(z.refine((typed) => typed === '' || isProjectYear(typed), YEAR_RANGE)),
  repositoryOwner: partOfAddress(
    isGitHubOwner,
    'Логин на GitHub — латинские буквы, цифры и одиночные дефисы, до 39 знаков',
  ),
  repositoryName: partOfAddress(
    isGitHubName,
    'Название на GitHub — латинские буквы, цифры, «-», «_» и «.», до 100 знаков',
  ),
});
export type NewProjectForm = z.infer<typeof newProjectForm>;

/** A project of one student, in the form of several. */
const projectRow = z.object({
  theme: lineText,
  year: lineText,
  /** An address, or `owner/name`. */
  repository: lineText,
});

/** Whether nothing was typed into the row but the year, which is there from the beginning. */
export function isEmptyRow({ theme, repository }: z.infer<typeof projectRow>): boolean {
  return theme.trim() === '' && repository.trim() === '';
}

/** The form of several projects, a row a student, these by `s` and their id. Empty rows are not sent. */
export const projectsForm = z.object({
  rows: z.record(
    z.string(),
    projectRow.check((ctx) => {
      if (isEmptyRow(ctx.value)) return;
      const { theme, year, repository } = ctx.value;
      const wrong = {
        theme: theme === '' && REQUIRED,
        year: year === '' ? REQUIRED : !isProjectYear(year) && YEAR_RANGE,
        repository: repositoryMessage(repository),
      };
      for (const [name, message] of Object.entries(wrong)) {
        if (message) ctx.issues.push({ code: 'custom', message, path: [name], input: ctx.value });
      }
    }),
  ),
});
export type ProjectsForm = z.infer<typeof projectsForm>;

function repositoryMessage(typed: string): string | undefined {
  if (typed === '') return REQUIRED;
  return parseRepositoryAddress(typed) ? undefined : 'Адрес на GitHub или владелец/название';
}

function isProjectYear(typed: string): boolean {
  const year = readWholeNumber(typed);
  return year >= PROJECT_YEAR.min && year <= PROJECT_YEAR.max;
}

/** Owner or name of a repository. */
function partOfAddress(isValid: (typed: string) => boolean, message: string) {
  return requiredText.check(z.refine((typed) => typed === '' || isValid(typed), message));
}
