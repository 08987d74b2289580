import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import {
  readId,
  readList,
  readListAnswer,
  readNonZeroNumber,
  readOptionalText,
  readRecord,
  readText,
  readZeroableNumber,
  schemaOf,
} from './plain';

/* What the list of projects reads: the first screen, so without zod. */

interface ListStudent {
  student_name: string;
  student_course: number | undefined;
  student_ed_program: string | undefined;
  student_university: string | undefined;
}

/** A project as lists have it (spec §3 "Project (list item)"). */
export interface ProjectListItem {
  id: Id;
  theme: string;
  year: number | undefined;
  status: string | undefined;
  stage: string | undefined;
  students: ReadList<ListStudent>;
}

const listStudent = schemaOf((served): ListStudent => {
  const student = readRecord(served);
  return {
    student_name: readText(student['student_name']),
    student_course: readNonZeroNumber(student['student_course']),
    student_ed_program: readOptionalText(student['student_ed_program']),
    student_university: readOptionalText(student['student_university']),
  };
});

const projectListItem = schemaOf((served): ProjectListItem => {
  const project = readRecord(served);
  return {
    id: readId(project['id']),
    theme: readText(project['theme']),
    year: readNonZeroNumber(project['year']),
    status: readOptionalText(project['status']),
    stage: readOptionalText(project['stage']),
    students: readList(project['students'], listStudent),
  };
});

/** GET /projects: the projects of a list. */
export const projectsAnswer = schemaOf((served) =>
  readListAnswer(served, 'projects', projectListItem),
);

/** One choice of a list that the server owns: its name, and the integer that is sent for it. */
export interface ListOption {
  name: string;
  value: number;
}

const listOption = schemaOf((served): ListOption => {
  const option = readRecord(served);
  return { name: readText(option['name']), value: readZeroableNumber(option['value']) };
});

/** GET /projects/statuslist and GET /tasks/statuslist. */
export const statusesAnswer = schemaOf((served) => readListAnswer(served, 'statuses', listOption));

/** GET /projects/stagelist. */
export const stagesAnswer = schemaOf((served) => readListAnswer(served, 'stages', listOption));

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
