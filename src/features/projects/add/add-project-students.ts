import { type Application, withStatus } from '@/domain/application';
import type { ReadList } from '@/domain/read-list';
import { courseText } from '@/domain/student';
import { searchIndex } from '@/lib/text-search';

/** A student who may be chosen for a project. */
export interface StudentChoice {
  /** The identifier as text: some servers send a number, others a string of digits. */
  id: string;
  /** The identifier as the server sent it; it is sent back unchanged. */
  studentId: Application['studentId'];
  /** 'name, N курс, programme' (spec §2.10); what is not known is left out. */
  label: string;
  name: string;
  programme: string | undefined;
  /** 'N курс' */
  course: string | undefined;
  university: string | undefined;
}

/** The approved students, each once even with several applications. */
export function studentsOnOffer({ items }: ReadList<Application>): StudentChoice[] {
  return withStatus(items, 'approved').map(({ studentId, student }) => {
    const { name, programme, university } = student;
    const course = courseText(student.course);
    return {
      id: String(studentId),
      studentId,
      label: [name, course, programme].filter(Boolean).join(', '),
      name,
      programme,
      course,
      university,
    };
  });
}

/** The offered students whose ids are ticked; a draft may hold ids of students no longer offered. */
export function chosenStudents(offered: readonly StudentChoice[], ticked: readonly string[]) {
  const ids = new Set(ticked);
  return offered.filter(({ id }) => ids.has(id));
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

/** A course as it is typed, also while the word 'курс' is still incomplete. */
const TYPED_COURSE = /(\d)\s+(к|ку|кур|курс)(?=\s|$)/giu;

/** The students in whose name, programme or course every typed word is found (spec §2.10). */
export function findStudents(students: readonly StudentChoice[], typed: string) {
  return students.filter(index.matcher(typed.replace(TYPED_COURSE, '$1$2')));
}
