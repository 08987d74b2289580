import { Fragment, type ReactNode } from 'react';
import type { Mark } from '@/components/search/marked';
import { courseText, type Student } from '@/domain/student';

/** A student in one line, with matches of the search highlighted everywhere but in the course. */
export function studentLine(student: Student, mark: Mark): ReactNode {
  const data = (text: string | undefined) => text && <bdi>{mark(text)}</bdi>;
  const parts: [name: string, part: ReactNode][] = [
    ['name', data(student.name)],
    ['course', courseText(student.course)],
    ['programme', data(student.programme)],
    ['university', data(student.university)],
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
