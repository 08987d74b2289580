import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
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
  const Icon = isShown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-pressed={isShown}
                // The field keeps the focus and its caret.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setIsShown(!isShown)}
              >
                {/* No aria-label: who looks for the field by its label would find the button too. */}
                <Icon titleAccess="Показать пароль" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
