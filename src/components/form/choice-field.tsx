import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

/** One of a list that may be long. */
export interface Choice {
  id: string;
  label: string;
}

interface ChoiceFieldProps {
  label: string;
  choices: readonly Choice[];
  /** Id of the chosen one, `''` for none. */
  value: string;
  onChange: (id: string) => void;
  /** What the empty field means. */
  placeholder: string;
  isLoading?: boolean;
  autoFocus?: boolean;
  required?: boolean;
  helperText?: string | undefined;
  error?: boolean;
}

// Two thousand options at once would stop the page; typing finds the others.
const filterOptions = createFilterOptions<Choice>({ limit: 100 });

/** A choice that can be searched by typing. */
export function ChoiceField({
  label,
  choices,
  value,
  onChange,
  placeholder,
  isLoading = false,
  autoFocus = false,
  required = false,
  helperText,
  error = false,
}: ChoiceFieldProps) {
  return (
    <Autocomplete
      fullWidth
      options={choices}
      value={choices.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? '')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={filterOptions}
      loading={isLoading}
      // Among the dialog's own elements, and yet not cut off where its content scrolls.
      disablePortal
      slotProps={{ popper: { popperOptions: { strategy: 'fixed' } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          autoFocus={autoFocus}
          required={required}
          error={error}
          helperText={helperText}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
