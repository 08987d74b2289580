import Autocomplete from '@mui/material/Autocomplete';
import { type FieldValues, useController } from 'react-hook-form';
import { controlOf, Field } from '@/components/field';
import type { FormFieldProps } from '../form/form-text-field';
import { type Choice, ChoiceInput, ChoiceText, filterChoices } from './choice-box';
import styles from './choice-box.module.css';

interface FormChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[];
  /** Meaning of the empty field. */
  placeholder: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  helperText?: string;
}

/**
 * A choice from a long list by typing: the form holds the id, `''` for none. List and keyboard behaviour
 * are MUI's, the field is ours.
 */
export function FormChoiceField<Values extends FieldValues>({
  control,
  name,
  label,
  choices,
  placeholder,
  required = false,
  disabled = false,
  readOnly = false,
  autoFocus = false,
  helperText,
}: FormChoiceFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const texts = { label, required, help: helperText, error: fieldState.error?.message };
  return (
    <Autocomplete
      fullWidth
      disabled={disabled}
      readOnly={readOnly}
      options={choices}
      value={choices.find(({ id }) => id === field.value) ?? null}
      onChange={(_event, chosen) => field.onChange(chosen?.id ?? '')}
      onBlur={field.onBlur}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={filterChoices}
      renderOption={({ key, ...option }, choice, { inputValue }) => (
        <li key={key} {...option}>
          <ChoiceText choice={choice} typed={inputValue} />
        </li>
      )}
      // Render the list inside the dialog, but not clipped by its scrolling content.
      disablePortal
      slotProps={{ popper: { popperOptions: { strategy: 'fixed' } } }}
      renderInput={({ id, slotProps: { input: box, htmlInput } }) => (
        <Field id={id} {...texts}>
          <div
            ref={box.ref}
            role="presentation"
            className={styles.box}
            onMouseDown={box.onMouseDown}
          >
            <ChoiceInput
              {...htmlInput}
              {...controlOf(id, texts)}
              formRef={field.ref}
              placeholder={placeholder}
              autoFocus={autoFocus}
            />
            {box.endAdornment}
          </div>
        </Field>
      )}
    />
  );
}
