import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/form/form-dialog';
import { useBookkeeping } from '@/components/form/use-bookkeeping';
import { useDraftForm } from '@/components/form/use-draft-form';
import { FormDateField } from '@/components/mui/form-date-field';
import type { DialogLife } from '@/components/use-dialog';
import type { Grades } from '@/domain/grades';
import { isWeightGiven } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { changeGradesMutation, GradesChangedError } from '@/queries/statistics';
import {
  type GradesForm,
  gradesForm,
  gradesFormValues,
  readGradesBookkeeping,
} from '@/schemas/grades-form';
import { CriteriaFields } from './criteria-fields';
import { GradeField } from './grade-field';
import { GradesChanged } from './grades-changed';
import styles from './grades-dialog.module.css';
import { WeightSummary } from './weight-summary';

interface GradesDialogProps extends DialogLife {
  projectId: Id;
  /** The grades on the server. */
  grades: Grades | undefined;
}

/** Edits the defence grade and the supervisor's review (spec §2.5, §5). */
export function GradesDialog({ projectId, grades, ...life }: GradesDialogProps) {
  const draft = `grades:${projectId}`;
  const given = gradesFormValues(grades);
  // A draft keeps the grades it started from, to detect changes made elsewhere since.
  const bookkeeping = useBookkeeping(draft, (kept) => readGradesBookkeeping(kept, given));
  const [changed, setChanged] = useState<GradesChangedError>();
  const form = useDraftForm({
    draft,
    schema: gradesForm,
    defaultValues: given,
    quickFields: ['defence', 'date'],
    bookkeeping: bookkeeping.latest,
    action: changeGradesMutation(projectId),
    body: (values, accepted) => {
      const { began } = bookkeeping.latest();
      return { given: values, known: accepted ? [began, accepted] : [began] };
    },
    onSuccess: () => {
      setChanged(undefined);
      return undefined;
    },
    // Any other failure is only logged (spec §8): the dialog stays open with its values.
    onFailure: (error) => {
      setChanged(error instanceof GradesChangedError ? error : undefined);
      return undefined;
    },
  });
  const { control } = form;
  return (
    <FormDialog
      {...life}
      form={form}
      title="Изменение оценок"
      staticBackdrop
      maxWidth="md"
      submitLabel="Сохранить"
      isBlocked={({ criteria }) => !isWeightGiven(criteria)}
      footer={<WeightFooter control={control} />}
    >
      {changed && (
        <GradesChanged
          grades={changed.grades}
          onKeepMine={() => bookkeeping.change({ began: gradesFormValues(changed.grades) })}
        />
      )}
      <div className={styles.above}>
        <GradeField control={control} name="defence" label="Оценка за защиту" none="нет" />
        <FormDateField
          control={control}
          name="date"
          label="Дата отзыва"
          helperText={
            grades?.review ? 'Если не указана, берётся текущая' : 'Сохраняется вместе с критериями'
          }
        />
      </div>
      <CriteriaFields form={form} bookkeeping={bookkeeping} projectId={projectId} />
    </FormDialog>
  );
}

function WeightFooter({ control }: { control: Control<GradesForm> }) {
  return <WeightSummary criteria={useWatch({ control, name: 'criteria' })} />;
}
