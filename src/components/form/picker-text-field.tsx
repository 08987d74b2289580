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
  return <PickersTextField {...props} onKeyDownCapture={refuseSpace} />;
}

/** Behind a digit the picker keeps a space for the next one, of which it then makes `NaN`. */
function refuseSpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof Element)) return;
  if (event.target.matches('[role="spinbutton"]')) event.preventDefault();
}
