import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { NO_WEIGHT, nearestWeight, showTenths, WEIGHT_TENTHS } from '@/domain/weights';
import { readDecimal } from '@/lib/decimal';
import { type GradesForm } from '@/schemas/grades-form';
import { tenthsOf } from '@/schemas/statistics';
import styles from './criteria-fields.module.css';

const RANGE = { min: WEIGHT_TENTHS.min / 10, max: WEIGHT_TENTHS.max / 10 };

interface WeightFieldProps {
  control: Control<GradesForm>;
  name: `criteria.${number}.tenths`;
}

/** A weight as a slider and as a number: two ways to one value (spec §5). */
export function WeightField({ control, name }: WeightFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { value: tenths, onChange, onBlur, ref } = field;
  // What is being typed may be no weight yet ('', '0'); the value follows as soon as it is one.
  const [typed, setTyped] = useState<string>();
  const shown = tenths === NO_WEIGHT ? '' : showTenths(tenths);

  function type(text: string) {
    setTyped(text);
    if (text.trim() === '') return;
    const weight = readDecimal(text);
    onChange(Number.isNaN(weight) ? NO_WEIGHT : nearestWeight(tenthsOf(weight)));
  }

  return (
    <>
      <Slider
        className={styles.slider}
        aria-label="Вес"
        size="small"
        {...RANGE}
        step={0.1}
        marks
        value={tenths / 10}
        onChange={(_event, weight) => {
          setTyped(undefined);
          onChange(tenthsOf(weight));
        }}
        onBlur={onBlur}
      />
      <NumberField
        label="Вес числом"
        labelAt="hidden"
        className={styles.number}
        {...RANGE}
        decimals={1}
        ref={ref}
        value={typed ?? shown}
        onChange={type}
        onBlur={() => {
          // What is no number stays, with the message that says so.
          if (tenths !== NO_WEIGHT) setTyped(undefined);
          onBlur();
        }}
        error={fieldState.error?.message}
      />
    </>
  );
}
