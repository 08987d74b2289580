import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { FormDateField } from '@/components/form/form-date-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { removeDraft } from '@/lib/drafts';
import type { Id } from '@/lib/id';
import { changeGradesMutation } from '@/queries/statistics';
import { type Grades, type GradesForm, gradesForm } from '@/schemas/statistics';
import { CriteriaFields } from './criteria-fields';
import { GradeField } from './grade-field';
import { gradesChange, gradesFormValues } from './grades-form';
import { isWeightGiven, WeightSummary } from './weight-summary';

interface GradesDialogProps {
  open: boolean;
  projectId: Id;
  /** As the server has them now. */
  grades: Grades | undefined;
  onClose: () => void;
  onExited: () => void;
}

/**
 * Changes the defence grade and the supervisor's review (spec §2.5, §5). Escape closes it and keeps
 * what was typed for the next time; 'Отмена' discards it (decisions §4).
 */
export function GradesDialog({ open, projectId, grades, onClose, onExited }: GradesDialogProps) {
  const formId = useId();
  const change = useMutation(changeGradesMutation(projectId));
  const draft = `grades:${projectId}`;
  const form = useDraftForm<GradesForm>({
    draft,
    defaultValues: gradesFormValues(grades),
    resolver: zodResolver(gradesForm),
  });
  const { control } = form;
  const criteria = useWatch({ control, name: 'criteria' });
  const review = grades?.supervisor_review;

  async function submit(values: GradesForm) {
    try {
      await change.mutateAsync(gradesChange(values, review));
    } catch {
      return; // only logged (spec §8): the dialog stays with all that was typed
    }
    close();
  }

  /** The fields keep what they show while the dialog fades. */
  function close() {
    removeDraft(draft);
    onClose();
  }

  return (
    <AppDialog
      open={open}
      title="Изменение оценок"
      staticBackdrop
      maxWidth="md"
      onClose={onClose}
      onExited={onExited}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'end',
            gap: 1,
            width: 1,
          }}
        >
          <WeightSummary criteria={criteria} />
          <Button onClick={close}>Отмена</Button>
          <SubmitButton
            form={formId}
            isPending={form.formState.isSubmitting}
            disabled={!isWeightGiven(criteria)}
          >
            Сохранить
          </SubmitButton>
        </Box>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        spacing={2.5}
        sx={{ pt: 1 }}
        onSubmit={form.handleSubmit(submit)}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <GradeField control={control} name="defence_grade" label="Оценка за защиту" none="нет" />
          <FormDateField
            control={control}
            name="review_date"
            label="Дата отзыва"
            helperText={
              review || criteria.length > 0
                ? 'Если не указана, берётся текущая'
                : 'Сохраняется вместе с критериями'
            }
          />
        </Stack>
        <CriteriaFields control={control} />
      </Stack>
    </AppDialog>
  );
}
