/** A student as shown in projects, tasks and applications; unknown fields are `undefined`. */
export interface Student {
  /** Surname, name and middle name; `''` if the server has none of them. */
  name: string;
  course: number | undefined;
  programme: string | undefined;
  university: string | undefined;
}

/** The non-empty parts of a name in reading order. */
export function wholeName(surname: string, name: string, middleName: string): string {
  return [surname, name, middleName].filter(Boolean).join(' ');
}

/** `3 курс`; `undefined` for a course that is not known. */
export function courseText(course: number | undefined): string | undefined {
  return course === undefined ? undefined : `${course} курс`;
}

/** `3 курс · Программная инженерия`, as far as it is known. */
export function studiesText(student: Student | undefined): string {
  return [courseText(student?.course), student?.programme].filter(Boolean).join(' · ');
}

/** `Иванов И. И.` of `Иванов Иван Игоревич`. */
export function shortName(name: string): string {
  const [surname = '', ...others] = name.split(' ').filter(Boolean);
  return [surname, ...others.map((part) => `${part.slice(0, 1)}.`)].join(' ');
}

/** The student's name as shown. */
export function nameOf({ name }: Student): string {
  return name || 'Студент без имени';
}

/** `Иванов Иван Игоревич · 3 курс`, as far as it is known. */
export function studentLabel(student: Student): string {
  return [nameOf(student), courseText(student.course)].filter(Boolean).join(' · ');
}
