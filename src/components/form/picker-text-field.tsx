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
  /** The first part of a date was typed, or the last one cleared. */
  onEmptyChange: (isEmpty: boolean) => void;
  /** A date was pasted, or typed with a year of two digits. */
  onWholeText: (text: string) => void;
}

const Handlers = createContext<PickerTextHandlers>({
  onEmptyChange: () => undefined,
  onWholeText: () => undefined,
});

/** What the picker around the text field does about its text. */
export const PickerTextProvider = Handlers.Provider;

/** The text field of a picker. Of a date that is half typed the picker itself says nothing. */
export function PickerTextField(props: PickersTextFieldProps) {
  const isEmpty = props.areAllSectionsEmpty;
  const wasEmpty = useRef(isEmpty);
  const { onEmptyChange, onWholeText } = use(Handlers);
  const tell = useEffectEvent(onEmptyChange);
  useEffect(() => {
    // At first it shows what the form holds.
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    tell(isEmpty);
  }, [isEmpty]);

  function readPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    // The picker puts the number of one part there by itself; of all else it empties the field.
    if (ONE_PART.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    onWholeText(text);
  }

  /** Two digits are a year once the field is left: before, they may be the first of four. */
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
/** The noughts that the picker puts before such a year. */
const SHORT_YEAR = /(?<=\.)00(?=\d\d(\D|$))/;

const HINT_COLOR = { color: 'text.secondary' };
/** As wide and high as all that is pressed by a finger. */
const FINGER = { width: 'var(--control-height)', height: 'var(--control-height)' };

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
  '& .MuiIconButton-root': { '@media (pointer: coarse)': FINGER },
  // The label stands above the field: no gap for it in the line around.
  '& fieldset': { top: 0, borderColor: 'var(--palette-outline)' },
  '& legend': { display: 'none' },
} as const;

/** Behind a digit the picker keeps a space for the next one, of which it then makes `NaN`. */
function refuseSpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof Element)) return;
  if (event.target.matches('[role="spinbutton"]')) event.preventDefault();
}
