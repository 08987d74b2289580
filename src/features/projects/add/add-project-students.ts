import { type Application, withStatus } from '@/domain/application';
import type { ReadList } from '@/domain/read-list';
import { courseText } from '@/domain/student';
import { distinctLabels } from '@/lib/distinct-labels';
import { searchIndex } from '@/lib/text-search';

/** A student who may be chosen for a project. */
export interface StudentChoice {
  /** The identifier as text: some servers send a number, others a string of digits. */
  key: string;
  /** The identifier as the server sent it; it is sent back unchanged. */
  studentId: Application['studentId'];
  /**
   * 'name, N курс, programme' (spec §2.10); what is not known is left out. Students whose labels would be
   * equal have '#' and their identifier in it.
   */
  label: string;
  name: string;
  programme: string | undefined;
  /** 'N курс' */
  course: string | undefined;
  university: string | undefined;
}

/** The approved students, each once even with several applications. */
export function studentsOnOffer({ items }: ReadList<Application>): StudentChoice[] {
  const approved = withStatus(items, 'approved');
  const labels = distinctLabels(approved, labelOf, [({ studentId }) => `#${studentId}`], ', ');
  return approved.map((application, index) => choice(application, labels[index] ?? ''));
}

function labelOf({ student }: Application): string {
  return [student.name, courseText(student.course), student.programme].filter(Boolean).join(', ');
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

/** The offered students whose keys are ticked; a draft may hold keys of students no longer offered. */
export function chosenStudents(offered: readonly StudentChoice[], ticked: readonly string[]) {
  const keys = new Set(ticked);
  return offered.filter(({ key }) => keys.has(key));
}

/**
 * 'N курс' is indexed as one word: otherwise '3 курс' would also find a student of another course whose
 * programme contains a 3.
 */
const index = searchIndex<StudentChoice>(({ name, programme, course }) => [
  name,
  programme,
  course?.replace(' ', ''),
]);

/** A course as it is typed in either layout, also while the word 'курс' is still incomplete. */
const TYPED_COURSE = /(\d)\s+(к|ку|кур|курс|r|re|reh|rehc)(?=\s|$)/giu;

/** The students in whose name, programme or course every typed word is found (spec §2.10). */
export function findStudents(students: readonly StudentChoice[], typed: string) {
  return students.filter(index.matcher(typed.replace(TYPED_COURSE, '$1$2')));
}
