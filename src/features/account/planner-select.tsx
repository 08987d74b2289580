import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Planner, PlannerForm } from '@/schemas/account';

interface PlannerSelectProps {
  control: Control<PlannerForm>;
  planners: readonly Planner[];
}

/** The required choice of a calendar (spec §2.15); the form holds its identifier as text. */
export function PlannerSelect({ control, planners }: PlannerSelectProps) {
  const labelId = useId();
  const helpId = useId();
  const { field, fieldState } = useController({ control, name: 'planner' });
  // The list may have changed since the choice was made.
  const isKnown = planners.some(({ id }) => String(id) === field.value);
  return (
    <FormControl fullWidth required error={fieldState.invalid}>
      <InputLabel id={labelId}>Календарь</InputLabel>
      <Select
        labelId={labelId}
        label="Календарь"
        aria-describedby={helpId}
        inputRef={field.ref}
        value={isKnown ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {planners.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name || String(id)}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={helpId}>{fieldState.error?.message}</FormHelperText>
    </FormControl>
  );
}
