import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import type { Grades } from '@/schemas/statistics';
import { Figures } from '../figures';
import { showDecimal } from '../numbers';
import { ReviewTable } from './review-table';

// Fields for dates and sliders are large and not needed to read the grades.
const GradesDialog = lazyDialog(async () => (await import('../dialog/grades-dialog')).GradesDialog);

interface GradesBlockProps {
  projectId: number;
  grades: Grades | undefined;
}

/** The grades of a project and the way to change them (spec §2.5). */
export function GradesBlock({ projectId, grades }: GradesBlockProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The dialog starts from the grades as they are each time that it opens.
  const [isMounted, setIsMounted] = useState(false);
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
            onPointerEnter={GradesDialog.preload}
            onFocus={GradesDialog.preload}
            onClick={() => {
              setIsMounted(true);
              setIsOpen(true);
            }}
          >
            Изменить
          </Button>
        </Box>
        <Figures
          missing="пока нет"
          items={[
            { term: 'Оценка за защиту', value: shown(grades?.defence_grade) },
            { term: 'Оценка руководителя', value: shown(grades?.supervisor_grade) },
            { term: 'Итоговая оценка', value: shown(grades?.final_grade) },
          ]}
        />
        <ReviewTable review={grades?.supervisor_review} />
      </Stack>
      {isMounted && (
        <GradesDialog
          open={isOpen}
          projectId={projectId}
          grades={grades}
          onClose={() => setIsOpen(false)}
          onExited={() => setIsMounted(false)}
        />
      )}
    </Card>
  );
}

function shown(grade: number | undefined): string | undefined {
  return grade === undefined ? undefined : showDecimal(grade);
}
