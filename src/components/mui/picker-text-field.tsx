import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import {
  type ClipboardEvent,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

interface PickerTextHandlers {
  /** The first section of the date was typed, or the last one cleared. */
  onEmptyChange: (isEmpty: boolean) => void;
  /** A date was pasted, or typed with a two-digit year. */
  onWholeText: (text: string) => void;
}

const Handlers = createContext<PickerTextHandlers>({
  onEmptyChange: () => undefined,
  onWholeText: () => undefined,
});

/** Handlers that the field passes to its text field through the picker. */
export const PickerTextProvider = Handlers.Provider;

/** The text field of a picker. The picker itself reports nothing while a date is half typed. */
export function PickerTextField(props: PickersTextFieldProps) {
  const isEmpty = props.areAllSectionsEmpty;
  const wasEmpty = useRef(isEmpty);
  const { onEmptyChange, onWholeText } = use(Handlers);
  const tell = useEffectEvent(onEmptyChange);
  useEffect(() => {
    // Initially it shows the form's value.
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    tell(isEmpty);
  }, [isEmpty]);

  function readPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    // The picker handles a pasted number for one section itself; any other text would empty the field.
    if (ONE_PART.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    onWholeText(text);
  }

  /** Two digits count as a year only on blur: before, they may be the first of four. */
  function readShortYear({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    const text = props.elements
      .map(({ before, content, after }) => [before, content, after])
      .flat()
      .map(({ children }) => (typeof children === 'string' ? children : ''))
      .join('');
    if (SHORT_YEAR.test(text)) onWholeText(text.replace(SHORT_YEAR, ''));
  }

  return (
    <PickersTextField
      {...props}
      sx={FIELD_LOOK}
      onKeyDownCapture={refuseSpace}
      onPasteCapture={readPaste}
      onBlurCapture={readShortYear}
    />
  );
}

const ONE_PART = /^\d{1,4}$/;
/** Leading zeros that the picker adds to such a year. */
const SHORT_YEAR = /(?<=\.)00(?=\d\d(\D|$))/;

const HINT_COLOR = { color: 'text.secondary' };
/** Size of touch targets. */
const FINGER = { width: 'var(--control-height)', height: 'var(--control-height)' };

/**
 * Looks like our own fields (components/field.module.css): label above, same height and focus ring.
 */
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
  '& .MuiIconButton-root': { '@media (pointer: coarse)': FINGER },
  // No gap in the outline: the label is above.
  '& fieldset': { top: 0, borderColor: 'var(--palette-outline)' },
  '& legend': { display: 'none' },
} as const;

/** The picker puts a space after a digit and would parse it as `NaN`. */
function refuseSpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof Element)) return;
  if (event.target.matches('[role="spinbutton"]')) event.preventDefault();
}
