import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { createContext, type KeyboardEvent, use, useEffect, useEffectEvent, useRef } from 'react';

const EmptyChange = createContext<(isEmpty: boolean) => void>(() => undefined);

/** Who is to know when the first part of a date is typed and when the last one is cleared. */
export const WhenEmptyChanges = EmptyChange.Provider;

/** The text field of a picker. Of a date that is half typed the picker itself says nothing. */
export function PickerTextField(props: PickersTextFieldProps) {
  const isEmpty = props.areAllSectionsEmpty;
  const wasEmpty = useRef(isEmpty);
  const tell = useEffectEvent(use(EmptyChange));
  useEffect(() => {
    // At first it shows what the form holds.
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    tell(isEmpty);
  }, [isEmpty]);
  return <PickersTextField {...props} sx={FIELD_LOOK} onKeyDownCapture={refuseSpace} />;
}

const HINT_COLOR = { color: 'text.secondary' };

/** The look of our own fields (components/field.module.css): the label above, one height, one ring. */
const FIELD_LOOK = {
  '& .MuiInputLabel-root': {
    position: 'static',
    mb: 0.5,
    typography: 'body2',
    transform: 'none',
    '&, &.Mui-focused, &.Mui-error': HINT_COLOR,
  },
  '& .MuiFormLabel-asterisk': { color: 'inherit' },
  '& .MuiFormHelperText-root': {
    m: 0,
    mt: 0.5,
    '&:not(.Mui-error)': HINT_COLOR,
  },
  '& .MuiPickersOutlinedInput-root': {
    height: 'var(--control-height)',
    px: 1.5,
    bgcolor: 'background.paper',
    '&.Mui-focused': {
      outline: 'var(--ring-width) solid var(--palette-primary-main)',
      outlineOffset: 'var(--ring-offset)',
    },
  },
  // The label stands above the field: no gap for it in the line around.
  '& fieldset': { top: 0, borderColor: 'var(--palette-outline)' },
  '& legend': { display: 'none' },
} as const;

/** Behind a digit the picker keeps a space for the next one, of which it then makes `NaN`. */
function refuseSpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof Element)) return;
  if (event.target.matches('[role="spinbutton"]')) event.preventDefault();
}
