import { DataText } from '@/components/data-text';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { ReadList } from '@/domain/read-list';
import { type Student, studiesText } from '@/domain/student';
import styles from './project-students.module.css';

/** The students of a project by name, course and programme (spec §2.4). */
export function ProjectStudents({ students }: { students: ReadList<Student> }) {
  return (
    <Section heading="Студенты">
      {students.items.length === 0 && students.lost === 0 && (
        <p className={shared.quiet}>У проекта пока нет студентов.</p>
      )}
      <UnreadableRecords count={students.lost} />
      <ul className={shared.stack}>
        {students.items.map((student, index) => (
          // The server sends no identifiers of a project's students.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className={styles.name}>
              <DataText>{student.name}</DataText>
            </p>
            <p className={shared.quiet}>
              <DataText>{studiesText(student)}</DataText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
