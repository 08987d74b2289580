import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SelectField } from './select-field';

/** Pause after which an option chosen by the keyboard is committed; milliseconds. */
const PAUSE_MS = 800;

const STEPS = /^(Arrow.*|Home|End|Page.*|.)$/u;

type CommittedSelectProps = Omit<
  ComponentProps<typeof SelectField>,
  'onKeyDown' | 'onPointerDown' | 'onBlur'
>;

/**
 * A select whose choice takes effect at once: it is sent, or written into the address. Arrow keys change a closed
 * select at every step, so a keyboard choice is committed only after a pause, by Enter, or on blur. A choice by
 * mouse or in the opened list is committed immediately.
 */
export function CommittedSelect({ value, onChange, ...field }: CommittedSelectProps) {
  /** The option chosen by the keyboard but not yet committed. */
  const [draft, setDraft] = useState<string>();
  const isStepping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function commit(chosen: string | undefined) {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }

  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <SelectField
      {...field}
      value={draft ?? value}
      onChange={(chosen) => {
        clearTimeout(timer.current);
        if (!isStepping.current) {
          commit(chosen);
          return;
        }
        setDraft(chosen);
        timer.current = setTimeout(() => commit(chosen), PAUSE_MS);
      }}
      onKeyDown={(event) => {
        isStepping.current = isStep(event);
        if (event.key !== 'Enter' || draft === undefined) return;
        commit(draft);
        // Otherwise Enter also opens the list, and the next Tab only closes it.
        event.preventDefault();
      }}
      onPointerDown={() => {
        isStepping.current = false;
      }}
      onBlur={() => commit(draft)}
    />
  );
}

/** Whether the key may change a closed select; Space and Alt with an arrow open it. */
function isStep({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && key !== ' ' && STEPS.test(key);
}
