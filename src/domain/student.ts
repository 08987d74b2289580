import { distinctLabels } from '@/lib/distinct-labels';

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

/**
 * Names of the students; namesakes are distinguished by course, programme, university, all of these, or number
 * (decisions §2.25). Two students without any difference get the same label.
 *
 * @param numberOf the item's number, if it has one.
 */
export function studentLabels<Item>(
  items: readonly Item[],
  studentOf: (item: Item) => Student,
  numberOf: (item: Item) => string | undefined = () => undefined,
): string[] {
  const studies = (item: Item) => studiesText(studentOf(item));
  const university = (item: Item) => studentOf(item).university;
  return distinctLabels(items, (item) => studentOf(item).name, [
    (item) => courseText(studentOf(item).course),
    (item) => studentOf(item).programme,
    university,
    studies,
    (item) => [studies(item), university(item)].filter(Boolean).join(' · '),
    numberOf,
  ]);
}
