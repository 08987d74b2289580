import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '@/components/icon';
import styles from './form-password-field.module.css';
import { type FormFieldProps, FormTextField } from './form-text-field';

interface FormPasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** A password, which can be looked at while it is typed. */
export function FormPasswordField<Values extends FieldValues>(
  props: FormPasswordFieldProps<Values>,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          // No aria-label: whoever looks for the field by its label would find the button too.
          title="Показать пароль"
          aria-pressed={isShown}
          className={styles.show}
          // The field keeps the focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      }
    />
  );
}
