import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { type GradesForm, tenthsOf, WEIGHT_TENTHS } from '@/schemas/statistics';
import { showTenths } from '../numbers';
import { inRange } from './grades-form';

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
    field.onChange(inRange(tenthsOf(weight)));
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        pl: 1,
      }}
    >
      <Slider
        aria-label="Вес"
        {...RANGE}
        marks
        value={field.value / 10}
        onChange={(_event, value) => change(value)}
        onBlur={field.onBlur}
        sx={{ flex: '1 1 160px' }}
      />
      <TextField
        type="number"
        label="Вес числом"
        value={typed ?? showTenths(field.value)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== '') change(Number(value));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        sx={{ width: 120, flexShrink: 0 }}
        slotProps={{ htmlInput: { ...RANGE, inputMode: 'decimal' } }}
      />
    </Box>
  );
}
