import type { ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import { type Student, wholeName } from '@/domain/student';
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

const listStudent = schemaOf((served): Student => {
  const student = readRecord(served);
  return {
    name: readText(student['student_name']),
    course: readNonZeroNumber(student['student_course']),
    programme: readOptionalText(student['student_ed_program']),
    university: readOptionalText(student['student_university']),
  };
});

/** A student as the project and task pages have one; `cource` is spelt so on the wire. */
export const projectStudent = schemaOf((served): Student => {
  const student = readRecord(served);
  return {
    name: wholeName(
      readText(student['surname']),
      readText(student['name']),
      readText(student['middlename']),
    ),
    course: readNonZeroNumber(student['cource']),
    programme: readOptionalText(student['education_programme']),
    university: undefined,
  };
});

const listedProject = schemaOf((served): Project => {
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
  readListAnswer(served, 'projects', listedProject),
);

const listOption = schemaOf((served): ListOption => {
  const option = readRecord(served);
  return { name: readText(option['name']), value: readZeroableNumber(option['value']) };
});

/** GET /projects/statuslist and GET /tasks/statuslist. */
export const statusesAnswer = schemaOf((served) => readListAnswer(served, 'statuses', listOption));

/** GET /projects/stagelist. */
export const stagesAnswer = schemaOf((served) => readListAnswer(served, 'stages', listOption));
