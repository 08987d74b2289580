import { Fragment, type ReactNode } from 'react';
import type { Mark } from '@/components/search/marked';
import { courseText, type Student } from '@/domain/student';

/** A student in one line, of which all but the course can be looked for. */
export function studentLine(student: Student, mark: Mark): ReactNode {
  const parts: [name: string, part: ReactNode][] = [
    ['name', mark(student.name)],
    ['course', courseText(student.course)],
    ['programme', student.programme && mark(student.programme)],
    ['university', student.university && mark(student.university)],
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
