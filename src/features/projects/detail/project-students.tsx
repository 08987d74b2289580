import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { ProjectStudent } from '@/schemas/projects';

/** The students of a project by name, course and programme (spec §2.4). */
export function ProjectStudents({ students }: { students: ProjectStudent[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} gutterBottom>
        Студенты
      </Typography>
      {students.length === 0 && (
        <Typography color="textSecondary">У проекта пока нет студентов.</Typography>
      )}
      <UnreadableRecords of={students} />
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {students.map((student, index) => (
          // Students of a project have no identifier of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <Card component="li" key={index} sx={{ px: 2, py: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {[student.surname, student.name, student.middlename].filter(Boolean).join(' ')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[student.cource && `${student.cource} курс`, student.education_programme]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
