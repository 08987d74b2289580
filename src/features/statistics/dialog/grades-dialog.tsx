import Stack from '@mui/material/Stack';
import { type Control, useWatch } from 'react-hook-form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormDialog } from '@/components/form/form-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { changeGradesMutation } from '@/queries/statistics';
import { type Grades, type GradesForm, gradesForm } from '@/schemas/statistics';
import { CriteriaFields } from './criteria-fields';
import { GradeField } from './grade-field';
import { gradesChange, gradesFormValues } from './grades-form';
import { isWeightGiven, WeightSummary } from './weight-summary';

interface GradesDialogProps extends DialogLife {
  projectId: Id;
  /** As the server has them now. */
  grades: Grades | undefined;
}

/** Changes the defence grade and the supervisor's review (spec §2.5, §5). */
export function GradesDialog({ projectId, grades, ...life }: GradesDialogProps) {
  const review = grades?.supervisor_review;
  return (
    <FormDialog
      {...life}
      title="Изменение оценок"
      staticBackdrop
      maxWidth="md"
      draft={`grades:${projectId}`}
      schema={gradesForm}
      defaultValues={gradesFormValues(grades)}
      action={changeGradesMutation(projectId)}
      body={(values) => gradesChange(values, review)}
      onSuccess={() => undefined}
      // Only logged (spec §8): the dialog stays with all that was typed.
      onFailure={() => undefined}
      submit="Сохранить"
      isBlocked={({ criteria }) => !isWeightGiven(criteria)}
      renderFooter={({ control }) => <WeightFooter control={control} />}
    >
      {({ control }) => (
        <>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <GradeField
              control={control}
              name="defence_grade"
              label="Оценка за защиту"
              none="нет"
            />
            <FormDateField
              control={control}
              name="review_date"
              label="Дата отзыва"
              helperText={
                review ? 'Если не указана, берётся текущая' : 'Сохраняется вместе с критериями'
              }
            />
          </Stack>
          <CriteriaFields control={control} />
        </>
      )}
    </FormDialog>
  );
}

function WeightFooter({ control }: { control: Control<GradesForm> }) {
  return <WeightSummary criteria={useWatch({ control, name: 'criteria' })} />;
}
