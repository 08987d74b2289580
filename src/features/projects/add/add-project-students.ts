import { type Application, withStatus } from '@/domain/application';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { courseText, type Student } from '@/domain/student';
import { nameKey } from '@/lib/fold-text';

/** A student who may be chosen for a project. */
export interface StudentChoice {
  /** The identifier as text: some servers send a number, others a string of digits. */
  id: string;
  /** The identifier as the server sent it; it is sent back unchanged. */
  studentId: Application['studentId'];
  /** 'name, N курс, programme', by which one is found (spec §2.10); what is not known is left out. */
  label: string;
  student: Student;
}

/** The approved students, each once even with several applications. */
export function studentsOnOffer({ items }: ReadList<Application>): StudentChoice[] {
  return withStatus(items, 'approved').map(({ studentId, student }) => ({
    id: String(studentId),
    studentId,
    label: [student.name, courseText(student.course), student.programme].filter(Boolean).join(', '),
    student,
  }));
}

/**
 * The project that a student has, by the name; `undefined` also if another student of the choice has this name. The
 * server sends no identifiers with the students of a project.
 */
export function projectOf(
  { student: { name } }: StudentChoice,
  offered: readonly StudentChoice[],
  projects: readonly Project[],
): Project | undefined {
  const key = nameKey(name);
  if (offered.filter(({ student }) => nameKey(student.name) === key).length > 1) return undefined;
  return projects.find(({ students }) =>
    students.items.some((student) => nameKey(student.name) === key),
  );
}

/** The students, each with a mark of the project that it has. */
export function withProjects(offered: readonly StudentChoice[], projects: readonly Project[]) {
  return offered.map((student) => {
    const project = projectOf(student, offered, projects);
    return { ...student, mark: project && `уже в проекте #${project.id}` };
  });
}

/** The offered students whose ids are ticked; a draft may hold ids of students no longer offered. */
export function chosenStudents(offered: readonly StudentChoice[], ticked: readonly string[]) {
  const ids = new Set(ticked);
  return offered.filter(({ id }) => ids.has(id));
}
