import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  /** The chosen one; shown as it is when it is not among the options. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Keeps its look and its focus but takes no choice, for as long as a change is under way. */
  readOnly?: boolean;
  size?: 'small' | 'medium';
  fullWidth?: boolean;
}

/** One choice of a list, outside forms: a change is acted upon at once. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  readOnly = false,
  size = 'small',
  fullWidth = false,
}: SelectFieldProps) {
  const labelId = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <FormControl size={size} fullWidth={fullWidth} sx={{ minWidth: 200 }}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        labelId={labelId}
        label={label}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isKnown && value !== '' && <MenuItem value={value}>{value}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
