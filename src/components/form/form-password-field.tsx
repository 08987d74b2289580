import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { buttonClass } from '../button';
import { Icon } from '../icon';
import shared from '../shared.module.css';
import { type FormFieldProps, FormTextField } from './form-text-field';

interface FormPasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  help?: string;
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
          className={buttonClass({ isRound: true })}
          // Keep the focus and the caret in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" />
          <span className={shared.hidden}>Показать пароль</span>
        </button>
      }
    />
  );
}
