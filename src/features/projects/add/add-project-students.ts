import { type Application, withStatus } from '@/domain/application';
import type { ReadList } from '@/domain/read-list';
import { courseText } from '@/domain/student';
import { distinctLabels } from '@/lib/distinct-labels';
import { isolated } from '@/lib/isolate-text';
import { searchIndex } from '@/lib/text-search';

/** A student who may be chosen for a project. */
export interface StudentChoice {
  /** The identifier as text: one server sends numbers, another digits. */
  key: string;
  /** The identifier as served, which is how it is passed on. */
  studentId: Application['studentId'];
  /**
   * 'name, N курс, programme' (spec §2.10); what is not known is left out, and where several students have
   * the same, each has the number.
   */
  label: string;
  name: string;
  programme: string | undefined;
  /** 'N курс' */
  course: string | undefined;
  university: string | undefined;
}

/** The approved students, each once, however often they have applied. */
export function studentsOnOffer({ items }: ReadList<Application>): StudentChoice[] {
  const approved = withStatus(items, 'approved');
  const labels = distinctLabels(approved, labelOf, [({ studentId }) => `#${studentId}`], ', ');
  return approved.map((application, index) => choice(application, labels[index] ?? ''));
}

function labelOf({ student }: Application): string {
  return [isolated(student.name), courseText(student.course), isolated(student.programme ?? '')]
    .filter(Boolean)
    .join(', ');
}

function choice({ studentId, student }: Application, label: string): StudentChoice {
  const course = courseText(student.course);
  return {
    key: String(studentId),
    studentId,
    label,
    name: student.name,
    programme: student.programme,
    course,
    university: student.university,
  };
}

/** Those whose keys are ticked; a draft may tick somebody who is not on offer any more. */
export function chosenStudents(offered: readonly StudentChoice[], ticked: readonly string[]) {
  const keys = new Set(ticked);
  return offered.filter(({ key }) => keys.has(key));
}

/** A course is one word here: '3 курс' finds nobody whose programme has a 3 and whose course is another. */
const index = searchIndex<StudentChoice>(({ name, programme, course }) => [
  name,
  programme,
  course?.replace(' ', ''),
]);

/** A course as it is typed, from its first letter on. */
const TYPED_COURSE = /(\d)\s+(к|ку|кур|курс)(?=\s|$)/giu;

/** The students who have every word of what was typed in name, programme or course (spec §2.10). */
export function findStudents(students: readonly StudentChoice[], typed: string) {
  return students.filter(index.matcher(typed.replace(TYPED_COURSE, '$1$2')));
}
