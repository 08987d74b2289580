import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { writeJson } from '@/lib/json';
import { studentsOptions } from '@/queries/students';

/** The students as raw JSON (spec §2.16). */
export function StudentsPage() {
  const students = useQuery(studentsOptions());
  return (
    <Page heading="Студенты">
      {students.data === undefined ? (
        <Spinner />
      ) : (
        <Box component="pre" sx={{ overflowX: 'auto', fontSize: '0.875rem' }}>
          {writeJson(students.data, 2)}
        </Box>
      )}
    </Page>
  );
}
