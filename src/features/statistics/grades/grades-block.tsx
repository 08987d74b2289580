import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { unreadableCount } from '@/lib/unreadable';
import type { Grades } from '@/schemas/statistics';
import { Figures } from '../figures';
import { ReviewTable } from './review-table';

// Fields for dates and sliders are large and not needed to read the grades.
const GradesDialog = lazyDialog(async () => (await import('../dialog/grades-dialog')).GradesDialog);

interface GradesBlockProps {
  projectId: Id;
  grades: Grades | undefined;
}

/** The grades of a project and the way to change them (spec §2.5). */
export function GradesBlock({ projectId, grades }: GradesBlockProps) {
  const headingId = useId();
  // The dialog starts from the grades as they are each time that it opens.
  const dialog = useDialog();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={3}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h2" id={headingId}>
            Оценки
          </Typography>
          <Button
            variant="outlined"
            startIcon={<EditIcon />}
            // What cannot be read cannot be sent back: saving would delete it.
            disabled={unreadableCount(grades) > 0}
            onPointerEnter={GradesDialog.preload}
            onFocus={GradesDialog.preload}
            onClick={() => dialog.show()}
          >
            Изменить
          </Button>
        </Box>
        <Figures
          missing="пока нет"
          items={[
            { term: 'Оценка за защиту', value: grades?.defence_grade },
            { term: 'Оценка руководителя', value: grades?.supervisor_grade },
            { term: 'Итоговая оценка', value: grades?.final_grade },
          ]}
        />
        <ReviewTable review={grades?.supervisor_review} />
        <UnreadableRecords of={grades} />
      </Stack>
      {dialog.shown && (
        <GradesDialog
          key={dialog.shown.id}
          {...dialog.shown.life}
          projectId={projectId}
          grades={grades}
        />
      )}
    </Card>
  );
}
