import { useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { isStep, NO_WEIGHT, showTenths, tenthsOf, WEIGHT_TENTHS } from '@/domain/weights';
import { readDecimal } from '@/lib/decimal';
import type { GradesForm } from '@/schemas/grades';
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
  // The typed text, which may be no weight ('', '0,25'); the form's value is NO_WEIGHT then.
  const [typed, setTyped] = useState<string>();
  /** The weight when a finger was put on the slider. */
  const pressed = useRef(tenths);
  const shown = tenths === NO_WEIGHT ? '' : showTenths(tenths);

  function type(text: string) {
    setTyped(text);
    const weight = tenthsOf(readDecimal(text));
    onChange(isStep(weight) ? weight : NO_WEIGHT);
  }

  return (
    <>
      <input
        type="range"
        className={styles.slider}
        aria-label="Вес"
        aria-valuetext={shown || 'нет'}
        {...RANGE}
        step={0.1}
        value={tenths / 10}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(tenthsOf(target.valueAsNumber));
        }}
        onPointerDown={() => {
          pressed.current = tenths;
        }}
        // The finger scrolls the page: the touch before that has moved the thumb.
        onPointerCancel={() => onChange(pressed.current)}
        onBlur={onBlur}
      />
      <NumberField
        label="Вес числом"
        labelAt="hidden"
        {...RANGE}
        decimals={1}
        ref={ref}
        value={typed ?? shown}
        onChange={type}
        onBlur={() => {
          // Keep a text that is no weight, with its message.
          if (tenths !== NO_WEIGHT) setTyped(undefined);
          onBlur();
        }}
        onKeyDown={({ key }) => {
          // The save button is disabled, so that Enter would not check the field.
          if (key === 'Enter') onBlur();
        }}
        error={fieldState.error?.message}
      />
    </>
  );
}
