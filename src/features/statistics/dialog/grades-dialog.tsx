import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormDialog } from '@/components/form/form-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { Grades } from '@/domain/grades';
import { isWeightGiven } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { changeGradesMutation, GradesChangedError } from '@/queries/statistics';
import {
  type GivenGrades,
  type GradesForm,
  gradesForm,
  gradesFormValues,
} from '@/schemas/grades-form';
import { CriteriaFields } from './criteria-fields';
import { GradeField } from './grade-field';
import { GradesChanged } from './grades-changed';
import styles from './grades-dialog.module.css';
import { WeightSummary } from './weight-summary';

interface GradesDialogProps extends DialogLife {
  projectId: Id;
  /** As the server has them now. */
  grades: Grades | undefined;
}

/** Changes the defence grade and the supervisor's review (spec §2.5, §5). */
export function GradesDialog({ projectId, grades, ...life }: GradesDialogProps) {
  const given = gradesFormValues(grades);
  return (
    <FormDialog
      {...life}
      title="Изменение оценок"
      staticBackdrop
      maxWidth="md"
      draft={`grades:${projectId}`}
      schema={gradesForm}
      defaultValues={{ ...given, began: given, previous: [] }}
      // A draft remembers what it was typed over, however long ago that was.
      companions={['began', 'previous']}
      action={changeGradesMutation(projectId)}
      body={(values, { wasAccepted, baseline }) => ({
        given: values,
        known: wasAccepted ? [values.began, baseline] : [values.began],
      })}
      onSuccess={() => undefined}
      onFailure={(error, _sent, { setValue }) => toldOf(error, (began) => setValue('began', began))}
      submit="Сохранить"
      isBlocked={({ criteria }) => !isWeightGiven(criteria)}
      renderFooter={({ control }) => <WeightFooter control={control} />}
    >
      {(form) => (
        <>
          <div className={styles.above}>
            <GradeField control={form.control} name="defence" label="Оценка за защиту" none="нет" />
            <FormDateField
              control={form.control}
              name="date"
              label="Дата отзыва"
              helperText={
                grades?.review
                  ? 'Если не указана, берётся текущая'
                  : 'Сохраняется вместе с критериями'
              }
            />
          </div>
          <CriteriaFields form={form} projectId={projectId} />
        </>
      )}
    </FormDialog>
  );
}

/** Any other failure is only logged (spec §8): the dialog stays with all that was typed. */
function toldOf(error: Error, onKeepMine: (over: GivenGrades) => void): ReactNode {
  if (!(error instanceof GradesChangedError)) return undefined;
  const { grades } = error;
  return <GradesChanged grades={grades} onKeepMine={() => onKeepMine(gradesFormValues(grades))} />;
}

function WeightFooter({ control }: { control: Control<GradesForm> }) {
  return <WeightSummary criteria={useWatch({ control, name: 'criteria' })} />;
}
