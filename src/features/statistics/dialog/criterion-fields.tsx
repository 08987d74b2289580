import type { Control } from 'react-hook-form';
import { IconButton } from '@/components/button';
import { FormTextField } from '@/components/form/form-text-field';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import type { GradesForm } from '@/schemas/grades-form';
import styles from './criteria-fields.module.css';
import { GradeField } from './grade-field';
import { WeightField } from './weight-field';

interface CriterionFieldsProps {
  control: Control<GradesForm>;
  index: number;
  onRemove: () => void;
}

/** Fields of one criterion: its name, grade and weight (spec §3, §5). */
export function CriterionFields({ control, index, onRemove }: CriterionFieldsProps) {
  return (
    <fieldset aria-label={`Критерий ${index + 1}`} className={styles.criterion}>
      <FormTextField
        control={control}
        name={`criteria.${index}.text`}
        label="Критерий"
        labelAt="hidden"
        takenLength={TAKEN_LENGTHS.criterion}
        className={styles.text}
      />
      <div className={styles.grade}>
        <GradeField
          control={control}
          name={`criteria.${index}.grade`}
          label="Оценка"
          labelAt="hidden"
          none="-"
        />
      </div>
      <WeightField control={control} name={`criteria.${index}.tenths`} />
      <span className={styles.remove}>
        <IconButton icon="delete" label="Удалить критерий" danger onClick={onRemove} />
      </span>
    </fieldset>
  );
}
