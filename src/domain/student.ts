import { isolated } from '@/lib/isolate-text';

/** A student as a project, a task or an application shows one; what is not known is `undefined`. */
export interface Student {
  /** Surname, name and middle name; `''` where the server has none of them. */
  name: string;
  course: number | undefined;
  programme: string | undefined;
  university: string | undefined;
}

/** The parts of a name in the order in which they are read, without those that are missing. */
export function wholeName(surname: string, name: string, middleName: string): string {
  return [surname, name, middleName].filter(Boolean).join(' ');
}

/** `3 курс`; `undefined` for a course that is not known. */
export function courseText(course: number | undefined): string | undefined {
  return course === undefined ? undefined : `${course} курс`;
}

/** `3 курс · Программная инженерия`, as far as it is known. */
export function studiesText(student: Student | undefined): string {
  return [courseText(student?.course), student?.programme && isolated(student.programme)]
    .filter(Boolean)
    .join(' · ');
}
