import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/components/button';
import type { Bookkeeping } from '@/components/form/use-bookkeeping';
import type { DraftForm } from '@/components/form/use-draft-form';
import { WEIGHT_TENTHS } from '@/domain/weights';
import type { Id } from '@/lib/id';
import type { GradesBookkeeping, GradesForm } from '@/schemas/grades-form';
import styles from './criteria-fields.module.css';
import { CriteriaSets } from './criteria-sets';
import { CriterionFields } from './criterion-fields';

interface CriteriaFieldsProps {
  form: DraftForm<GradesForm>;
  bookkeeping: Bookkeeping<GradesBookkeeping>;
  projectId: Id;
}

/** Edits the criteria of the review: add, change, remove, copy from elsewhere (spec §2.5, §5). */
export function CriteriaFields({ form, bookkeeping, projectId }: CriteriaFieldsProps) {
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'criteria' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <div className={styles.head}>
        <h3>Критерии отзыва руководителя</h3>
        <CriteriaSets
          form={form}
          bookkeeping={bookkeeping}
          projectId={projectId}
          onReplace={replace}
        />
      </div>
      {fields.length > 0 && (
        // Column titles for sighted users: each field has its own label.
        <div aria-hidden className={styles.names}>
          <span>Критерий</span>
          <span>Оценка</span>
          <span>Вес</span>
        </div>
      )}
      {fields.map((field, index) => (
        <CriterionFields
          key={field.id}
          control={control}
          index={index}
          onRemove={() => {
            remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
      <div className={styles.add}>
        <Button
          ref={addButton}
          variant="outlined"
          icon="add"
          onClick={() =>
            append(
              { text: '', grade: 0, tenths: WEIGHT_TENTHS.min },
              { focusName: `criteria.${fields.length}.text` },
            )
          }
        >
          Добавить критерий
        </Button>
      </div>
    </div>
  );
}
