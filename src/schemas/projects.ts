import type { ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { type Student, wholeName } from '@/domain/student';
import {
  readId,
  readList,
  readListAnswer,
  readNonZeroNumber,
  readOptionalText,
  readRecord,
  readShownList,
  readText,
  readZeroableNumber,
  schemaOf,
} from './plain';

/* Schemas of the project list, the first screen, and therefore without zod. */

const listStudent = schemaOf((served): Student => {
  const student = readRecord(served);
  return {
    name: readText(student['student_name']),
    course: readNonZeroNumber(student['student_course']),
    programme: readOptionalText(student['student_ed_program']),
    university: readOptionalText(student['student_university']),
  };
});

/** A student of the project and task pages; the contract spells `cource`. */
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

/**
 * Students of a listed project. Older servers have no list of students, but fields for a single one beside
 * the theme (decisions §1).
 */
function listStudents(project: Record<string, unknown>): ReadList<Student> {
  const students = readList(project['students'], listStudent);
  const name = readOptionalText(project['student_name']);
  if (lengthOf(students) > 0 || name === undefined) return students;
  const course = readNonZeroNumber(project['cource']);
  return { items: [{ name, course, programme: undefined, university: undefined }], lost: 0 };
}

/**
 * Students of a project's detail. Older servers have a single one in its own field, which Go may fill with
 * an empty student for none (decisions §1).
 */
export function projectStudents(project: Record<string, unknown>): ReadList<Student> {
  const students = readShownList(project['students'], projectStudent);
  const student = project['student'];
  if (lengthOf(students) > 0 || !student) return students;
  const { items, lost } = readShownList([student], projectStudent);
  return { items: items.filter(({ name }) => name !== ''), lost };
}

function lengthOf({ items, lost }: ReadList<unknown>): number {
  return items.length + lost;
}

const listedProject = schemaOf((served): Project => {
  const project = readRecord(served);
  return {
    id: readId(project['id']),
    theme: readText(project['theme']),
    year: readNonZeroNumber(project['year']),
    status: readOptionalText(project['status']),
    stage: readOptionalText(project['stage']),
    students: listStudents(project),
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
