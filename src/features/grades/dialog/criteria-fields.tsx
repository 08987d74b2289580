import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '@/components/button';
import { FormSelectField } from '@/components/form/form-select-field';
import { FormTextField } from '@/components/form/form-text-field';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import { GRADE } from '@/domain/grades';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { WEIGHT_TENTHS } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { type GradesForm, ungraded } from '@/schemas/grades';
import { CopyCriteriaDialog } from '../copy-criteria-dialog';
import styles from './criteria-fields.module.css';
import { WeightField } from './weight-field';

interface CriteriaFieldsProps {
  control: Control<GradesForm>;
  projectId: Id;
}

/** Edits the criteria of the review: add, change, remove, copy from elsewhere (spec §2.5, §5). */
export function CriteriaFields({ control, projectId }: CriteriaFieldsProps) {
  const copying = useDialog();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'criteria' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Section
      heading="Критерии отзыва руководителя"
      actions={
        <Button variant="outlined" icon="inbox" onClick={() => copying.show()}>
          Скопировать критерии
        </Button>
      }
    >
      <div className={shared.parts}>
        <div>
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
        </div>
        <Button
          ref={addButton}
          variant="outlined"
          icon="add"
          onClick={() =>
            append(
              { text: '', grade: '', tenths: WEIGHT_TENTHS.min },
              { focusName: `criteria.${fields.length}.text` },
            )
          }
        >
          Добавить критерий
        </Button>
      </div>
      {copying.render((_, life) => (
        <CopyCriteriaDialog
          {...life}
          except={projectId}
          onAdd={(criteria) => append(ungraded(criteria))}
          onReplace={(criteria) => replace(ungraded(criteria))}
        />
      ))}
    </Section>
  );
}

interface CriterionFieldsProps {
  control: Control<GradesForm>;
  index: number;
  onRemove: () => void;
}

/** Fields of one criterion: its name, grade and weight (spec §3, §5). */
function CriterionFields({ control, index, onRemove }: CriterionFieldsProps) {
  return (
    <fieldset aria-label={`Критерий ${index + 1}`} className={styles.criterion}>
      <FormTextField
        control={control}
        name={`criteria.${index}.text`}
        label="Критерий"
        labelAt="hidden"
        takenLength={TAKEN_LENGTHS.criterion}
      />
      <FormSelectField
        control={control}
        name={`criteria.${index}.grade`}
        label="Оценка"
        labelAt="hidden"
        options={gradeOptions('-')}
      />
      <WeightField control={control} name={`criteria.${index}.tenths`} />
      <IconButton icon="delete" label="Удалить критерий" danger onClick={onRemove} />
    </fieldset>
  );
}

/** The grades from 1 to 10, or none (spec §5). Any other grade of the server is shown until one is chosen. */
export function gradeOptions(none: string) {
  const options = [{ value: '', label: none }];
  for (let grade = GRADE.min; grade <= GRADE.max; grade += 1) {
    options.push({ value: String(grade), label: String(grade) });
  }
  return options;
}
