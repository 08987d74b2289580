import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classes } from '@/lib/classes';
import { buttonClass } from '../button-look';
import iconStyles from '../icon.module.css';
import shared from '../shared.module.css';
import styles from './form-password-field.module.css';
import { type FormFieldProps, FormTextField } from './form-text-field';

/** Not in `components/icon.tsx`, whose icons are part of the entry. */
const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';

interface FormPasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** A password field whose text can be shown. */
export function FormPasswordField<Values extends FieldValues>(
  props: FormPasswordFieldProps<Values>,
) {
  const [isShown, setIsShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // Browsers remember what was sent from a field of text, and offer it to the next one who types.
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);
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
          ref={toggle}
          type="button"
          // No aria-label: queries for the field by its label would find the button too.
          title="Показать пароль"
          aria-pressed={isShown}
          className={classes(buttonClass({}), styles.show)}
          // Keep the focus and the caret in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          <svg
            className={classes(iconStyles.icon, iconStyles.small)}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={EYE} />
          </svg>
          <span className={shared.hidden}>Показать пароль</span>
        </button>
      }
    />
  );
}
