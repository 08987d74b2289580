import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { controlOf, Field } from '@/components/field';
import { Icon } from '@/components/icon';
import { isolated } from '@/lib/isolate-text';
import { type Choice, ChoiceInput, ChoiceText, filterChoices } from './choice-box';
import boxStyles from './choice-box.module.css';
import styles from './choices-field.module.css';

interface ChoicesFieldProps {
  label: string;
  /** Meaning of the empty field. */
  placeholder: string;
  choices: readonly Choice[];
  /** The choices are being read. */
  isLoading: boolean;
  /** Ids; one that is not among the choices stays chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Called when the list is opened and the choices are needed. */
  onOpen: () => void;
}

/** Several choices from a long list by typing; the chosen ones are listed below the field. */
export function ChoicesField({
  label,
  placeholder,
  choices,
  isLoading,
  chosen,
  onChange,
  onOpen,
}: ChoicesFieldProps) {
  const [typed, setTyped] = useState('');
  const known = new Map(choices.map((choice) => [choice.id, choice]));
  const value = chosen.map((id) => known.get(id) ?? { id, label: `#${id}` });
  return (
    <div className={styles.choices}>
      <Autocomplete
        multiple
        fullWidth
        disableCloseOnSelect
        options={choices}
        value={value}
        loading={isLoading}
        onOpen={onOpen}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          // MUI also resets the text when the list arrives, which would discard text typed meanwhile.
          if (reason !== 'reset') setTyped(text);
        }}
        onChange={(_event, next) => onChange(next.map(({ id }) => id))}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, one) => option.id === one.id}
        filterOptions={filterChoices}
        renderValue={() => null}
        renderOption={({ key, ...option }, choice, { selected }) => (
          <li key={key} {...option}>
            <span className={selected ? styles.tick : styles.noTick}>
              <Icon name="check" />
            </span>
            <ChoiceText choice={choice} typed={typed} />
          </li>
        )}
        disablePortal
        slotProps={{ popper: { popperOptions: { strategy: 'fixed' } } }}
        renderInput={({ id, slotProps: { input, htmlInput } }) => (
          <Field id={id} label={label}>
            <div
              ref={input.ref}
              role="presentation"
              className={boxStyles.box}
              onMouseDown={input.onMouseDown}
            >
              <ChoiceInput {...htmlInput} {...controlOf(id, { label })} placeholder={placeholder} />
              {input.endAdornment}
            </div>
          </Field>
        )}
      />
      {value.length > 0 && (
        <ul aria-label={`${label}: выбрано`} className={styles.chosen}>
          {value.map((one) => (
            <li key={one.id} className={styles.one}>
              <DataText>{one.label}</DataText>
              <IconButton
                size="row"
                icon="close"
                label={`Убрать «${isolated(one.label)}»`}
                onClick={() => onChange(chosen.filter((id) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
