import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { writeJson } from '@/lib/json';
import { studentsOptions } from '@/queries/students';
import styles from './students-page.module.css';

/** The students as raw JSON (spec §2.16). */
export function StudentsPage() {
  const students = useQuery(studentsOptions());
  return (
    <Page heading="Студенты">
      {students.data === undefined ? (
        <Spinner />
      ) : (
        <pre className={styles.json}>{writeJson(students.data, 2)}</pre>
      )}
    </Page>
  );
}
