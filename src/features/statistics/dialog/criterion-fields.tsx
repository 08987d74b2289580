import OutlinedInput from '@mui/material/OutlinedInput';
import { type Control, useController } from 'react-hook-form';
import { IconButton } from '@/components/button';
import type { GradesForm } from '@/schemas/grades-form';
import styles from './criteria-fields.module.css';
import { GradeField } from './grade-field';
import { WeightField } from './weight-field';

interface CriterionFieldsProps {
  control: Control<GradesForm>;
  index: number;
  onRemove: () => void;
}

/** One criterion of the review in one row: what is judged, its grade and its weight (spec §3, §5). */
export function CriterionFields({ control, index, onRemove }: CriterionFieldsProps) {
  const { field } = useController({ control, name: `criteria.${index}.text` });
  const { ref, ...input } = field;
  return (
    <fieldset aria-label={`Критерий ${index + 1}`} className={styles.criterion}>
      <OutlinedInput
        className={styles.text}
        size="small"
        {...input}
        inputRef={ref}
        slotProps={{ input: { 'aria-label': 'Критерий' } }}
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
