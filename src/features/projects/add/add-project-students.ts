import { type Application, withStatus } from '@/domain/application';
import type { ReadList } from '@/domain/read-list';
import { courseText } from '@/domain/student';

/** A student who may be chosen for a project. */
export interface StudentChoice {
  /** The identifier as text: one server sends numbers, another digits. */
  key: string;
  /** The identifier as served, which is how it is passed on. */
  studentId: Application['studentId'];
  /** 'name, N курс, programme' (spec §2.10); what is not known is left out. */
  label: string;
  name: string;
  programme: string;
  course: string;
}

/** The approved students, each once, however often they have applied. */
export function studentsOnOffer({ items }: ReadList<Application>): StudentChoice[] {
  return withStatus(items, 'approved').map(choice);
}

function choice({ studentId, student }: Application): StudentChoice {
  const course = courseText(student.course) ?? '';
  return {
    key: String(studentId),
    studentId,
    label: [student.name, course, student.programme].filter(Boolean).join(', '),
    name: comparable(student.name),
    programme: comparable(student.programme ?? ''),
    course,
  };
}

/** Those whose keys are ticked; a draft may tick somebody who is not on offer any more. */
export function chosenStudents(offered: readonly StudentChoice[], ticked: readonly string[]) {
  const keys = new Set(ticked);
  return offered.filter(({ key }) => keys.has(key));
}

/** Those whose name or programme contains the text, or whose course it is: '3' or '3 курс'. */
export function findStudents(students: readonly StudentChoice[], typed: string) {
  const text = comparable(typed.trim());
  if (text === '') return students;
  return students.filter(
    ({ name, programme, course }) =>
      name.includes(text) || programme.includes(text) || course.startsWith(text),
  );
}

/** Capitals and the dots of ё make no difference to somebody who searches. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
