import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { studentsOptions } from '@/queries/students';
import { JsonDump } from './json-dump';

/** The raw JSON of the students (spec §2.16). */
export function StudentsPage() {
  const students = useQuery(studentsOptions());
  return (
    <Page heading="Студенты">
      {students.data === undefined ? <Spinner /> : <JsonDump value={students.data} />}
    </Page>
  );
}
