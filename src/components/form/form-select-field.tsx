import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useCallback, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';

interface FormSelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** What may be chosen; the form holds the `value` as it is here. */
  options: readonly { value: string | number; label: string }[];
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  helperText?: string;
  /** A value that is not among the options shows as it is, rather than as no choice. */
  showsUnknown?: boolean;
}

/** What MUI hands out of a select; its focus throws once the select is gone. */
interface SelectHandle {
  node: HTMLInputElement;
  focus: () => void;
}

/** A choice of few; of many it is a `FormChoiceField`. */
export function FormSelectField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  required = false,
  disabled = false,
  readOnly = false,
  helperText,
  showsUnknown = false,
}: FormSelectFieldProps<Values>) {
  const labelId = useId();
  const helpId = useId();
  const { field, fieldState } = useController({ control, name });
  const value: string | number = field.value;
  const { ref } = field;
  const toFocus = useCallback(
    (select: SelectHandle | null) => {
      ref(select && { focus: () => select.node.isConnected && select.focus() });
    },
    [ref],
  );
  const isKnown = options.some((option) => option.value === value);
  const help = fieldState.error?.message ?? helperText;
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={fieldState.invalid}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        labelId={labelId}
        label={label}
        name={name}
        readOnly={readOnly}
        aria-describedby={help && helpId}
        inputRef={toFocus}
        value={isKnown || showsUnknown ? value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {!isKnown && showsUnknown && value !== '' && <MenuItem value={value}>{value}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
