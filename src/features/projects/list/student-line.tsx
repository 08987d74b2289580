import { Fragment, type ReactNode } from 'react';
import type { Mark } from '@/components/search/marked';
import type { ProjectListItem } from '@/schemas/projects';

/** A student in one line, of which all but the course can be looked for. */
export function studentLine(
  student: ProjectListItem['students']['items'][number],
  mark: Mark,
): ReactNode {
  const parts: [name: string, part: ReactNode][] = [
    ['name', mark(student.student_name)],
    ['course', student.student_course && `${student.student_course} курс`],
    ['programme', student.student_ed_program && mark(student.student_ed_program)],
    ['university', student.student_university && mark(student.student_university)],
  ];
  return parts
    .filter(([, part]) => Boolean(part))
    .map(([name, part], index) => (
      <Fragment key={name}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ));
}
