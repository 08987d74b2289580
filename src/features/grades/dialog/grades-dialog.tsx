import { useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormDialog } from '@/components/form/form-dialog';
import { FormSelectField } from '@/components/form/form-select-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import shared from '@/components/shared.module.css';
import { STATUS } from '@/components/status';
import type { DialogLife } from '@/components/use-dialog';
import type { Grades } from '@/domain/grades';
import { isWeightGiven, runningGrade, sumOfTenths, weightOf } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { changeGradesMutation, GradesChangedError } from '@/queries/grades';
import { type GradesForm, gradeOf, gradesForm, gradesFormValues } from '@/schemas/grades';
import { GradesChanged } from '../grades-changed';
import { SupervisorGrade } from '../supervisor-grade';
import { CriteriaFields, gradeOptions } from './criteria-fields';

interface GradesDialogProps extends DialogLife {
  projectId: Id;
  /** The grades on the server. */
  grades: Grades | undefined;
}

/** Edits the defence grade and the supervisor's review (spec §2.5, §5). */
export function GradesDialog({ projectId, grades, ...life }: GradesDialogProps) {
  const [changed, setChanged] = useState<GradesChangedError>();
  /** The server's grades that 'Сохранить мои' overwrites. */
  const overwritten = useRef<GradesForm>(undefined);
  const form = useDraftForm({
    draft: `grades:${projectId}`,
    schema: gradesForm,
    defaultValues: gradesFormValues(grades),
    action: changeGradesMutation(projectId),
    body: (given, began) => ({ given, began: overwritten.current ?? began }),
    onSuccess: () => {
      setChanged(undefined);
      overwritten.current = undefined;
      return undefined;
    },
    // Any other failure is told by the mutation's toast (decisions §5.43); the dialog stays open with its values.
    onFailure: (error) => {
      setChanged(error instanceof GradesChangedError ? error : undefined);
      overwritten.current = undefined;
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
      footer={<GradeSummary control={control} />}
    >
      {changed && (
        <GradesChanged
          grades={changed.grades}
          isSubmit
          onKeepMine={() => {
            overwritten.current = gradesFormValues(changed.grades);
          }}
        />
      )}
      <div className={shared.fields}>
        <FormSelectField
          control={control}
          name="defence"
          label="Оценка за защиту"
          options={gradeOptions('нет')}
        />
        <FormDateField
          control={control}
          name="date"
          label="Дата отзыва"
          help={
            grades?.review ? 'Если не указана, берётся текущая' : 'Сохраняется вместе с критериями'
          }
        />
      </div>
      <CriteriaFields control={control} projectId={projectId} />
    </FormDialog>
  );
}

/** The grade that the criteria make, and why the form cannot be saved (spec §5). */
function GradeSummary({ control }: { control: Control<GradesForm> }) {
  const criteria = useWatch({ control, name: 'criteria' });
  const running = runningGrade(
    criteria.map(({ grade, tenths }) => ({ grade: gradeOf(grade), tenths })),
  );
  return (
    <div {...STATUS} className={shared.quiet}>
      {!isWeightGiven(criteria) && (
        // The specification writes a decimal point (decisions §5.21).
        <p className={shared.bad}>
          сумма весов оценок не равна 1 ({weightOf(sumOfTenths(criteria))})!
        </p>
      )}
      {running && <SupervisorGrade grade={running} />}
    </div>
  );
}
