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

/** A slider and a number box for the same weight (spec §5). */
export function WeightField({ control, name }: WeightFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { value: tenths, onChange, onBlur, ref } = field;
  // The typed text may not be a weight yet ('', '0'); the value changes once it is.
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
          // Keep a text that is not a number, with its message.
          if (tenths !== NO_WEIGHT) setTyped(undefined);
          onBlur();
        }}
        error={fieldState.error?.message}
      />
    </>
  );
}
