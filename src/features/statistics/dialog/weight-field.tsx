import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { nearestWeight, WEIGHT_TENTHS } from '@/domain/weights';
import { type GradesForm } from '@/schemas/grades-form';
import { tenthsOf } from '@/schemas/statistics';
import styles from './criteria-fields.module.css';

const RANGE = { min: WEIGHT_TENTHS.min / 10, max: WEIGHT_TENTHS.max / 10, step: 0.1 };

interface WeightFieldProps {
  control: Control<GradesForm>;
  name: `criteria.${number}.tenths`;
}

/** A weight as a slider and as a number: two ways to one value (spec §5). */
export function WeightField({ control, name }: WeightFieldProps) {
  const { field } = useController({ control, name });
  // What is being typed may be no weight yet ('', '0'); the value follows as soon as it is one.
  const [typed, setTyped] = useState<string>();

  function change(weight: number) {
    field.onChange(nearestWeight(tenthsOf(weight)));
  }

  return (
    <>
      <Slider
        className={styles.slider}
        aria-label="Вес"
        size="small"
        {...RANGE}
        marks
        value={field.value / 10}
        onChange={(_event, value) => change(value)}
        onBlur={field.onBlur}
      />
      <TextField
        label="Вес числом"
        labelAt="hidden"
        className={styles.number}
        type="number"
        inputMode="decimal"
        {...RANGE}
        value={typed ?? field.value / 10}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== '') change(Number(value));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </>
  );
}
