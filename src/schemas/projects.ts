import * as z from 'zod/mini';
import type { ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { type Student, wholeName } from '@/domain/student';
import {
  id,
  list,
  listAnswer,
  nonZeroNumber,
  optionalText,
  shown,
  text,
  zeroableNumber,
} from './wire';

const listStudent = z.pipe(
  z.object({
    student_name: text,
    student_course: nonZeroNumber,
    student_ed_program: optionalText,
    student_university: optionalText,
  }),
  z.transform(
    (served): Student => ({
      name: served.student_name,
      course: served.student_course,
      programme: served.student_ed_program,
      university: served.student_university,
    }),
  ),
);

/** A student of the project and task pages; the contract spells `cource`. */
export const projectStudent = z.pipe(
  z.object({
    surname: text,
    name: text,
    middlename: text,
    cource: nonZeroNumber,
    education_programme: optionalText,
  }),
  z.transform(
    (served): Student => ({
      name: wholeName(served.surname, served.name, served.middlename),
      course: served.cource,
      programme: served.education_programme,
      university: undefined,
    }),
  ),
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
const listedProject = z.pipe(
  z.object({
    ...projectFields,
    students: list(listStudent),
    student_name: optionalText,
    cource: shown(nonZeroNumber),
  }),
  z.transform(
    ({ students, student_name: name, cource: course, ...project }): Project => ({
      ...project,
      students:
        isEmpty(students) && name !== undefined
          ? { items: [{ name, course, programme: undefined, university: undefined }], lost: 0 }
          : students,
    }),
  ),
);

/** Whether the server has sent no records at all, not even unreadable ones. */
export function isEmpty({ items, lost }: ReadList<unknown>): boolean {
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
