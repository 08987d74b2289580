import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/form/submit-button';
import { AppLink } from '@/components/link';
import type { NewProjectForm } from '@/schemas/projects';
import { chosenStudents, type StudentChoice } from './add-project-students';

interface AddProjectSubmitProps {
  control: Control<NewProjectForm>;
  offered: readonly StudentChoice[];
  isPending: boolean;
  /** What the form holds was registered and has not been changed since. */
  isRepetition: boolean;
}

/** Sends the form, and says why it cannot be sent (spec §2.10). */
export function AddProjectSubmit({
  control,
  offered,
  isPending,
  isRepetition,
}: AddProjectSubmitProps) {
  const ticked = useWatch({ control, name: 'students' });
  const hasStudents = chosenStudents(offered, ticked).length > 0;
  return (
    <>
      {isRepetition && (
        <Alert severity="success" role="note">
          Этот проект уже оформлен, его можно найти в{' '}
          <AppLink to="/projects" underline="always">
            списке проектов
          </AppLink>
          . Чтобы оформить ещё один, измените данные.
        </Alert>
      )}
      <Box>
        <SubmitButton isPending={isPending} disabled={!hasStudents || isRepetition} size="large">
          Взять под научное руководство
        </SubmitButton>
        {!hasStudents && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Выберите хотя бы одного студента.
          </Typography>
        )}
      </Box>
    </>
  );
}
