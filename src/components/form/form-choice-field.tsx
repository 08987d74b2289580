import Autocomplete from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, Ref } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { controlOf, Field } from '@/components/field';
import { searchIndex } from '@/lib/text-search';
import styles from './form-choice-field.module.css';
import type { FormFieldProps } from './form-text-field';

/** An option of a possibly long list. */
interface Choice {
  id: string;
  label: string;
}

interface FormChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[];
  /** Meaning of the empty field. */
  placeholder: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  helperText?: string;
  /** The list of the choices has been opened. */
  onOpen?: () => void;
}

/** Rendering two thousand options blocks the page; typing finds the others. */
const MOST_OPTIONS = 100;

const index = searchIndex<Choice>(({ label }) => [label]);

function filterOptions(choices: Choice[], { inputValue }: { inputValue: string }): Choice[] {
  return choices.filter(index.matcher(inputValue)).slice(0, MOST_OPTIONS);
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
  onOpen,
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
      onOpen={onOpen}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={filterOptions}
      // Rendered inside the dialog, and yet not clipped by its scrolling content.
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

interface ChoiceInputProps extends ComponentProps<'input'> {
  /** Focus target of the form. */
  formRef: Ref<HTMLInputElement>;
}

function ChoiceInput({ ref, formRef, ...input }: ChoiceInputProps) {
  return <input {...input} ref={useForkRef(ref, formRef)} />;
}
