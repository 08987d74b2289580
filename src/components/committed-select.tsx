import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SelectField } from './select-field';

/** How long the keyboard has to rest on an option before it is taken; milliseconds. */
const PAUSE_MS = 800;

const STEPS = /^(Arrow.*|Home|End|Page.*|.)$/u;

/**
 * A select whose choice acts at once: it is sent, or goes into the address. The arrow keys change a
 * closed select at each step, so a choice made by them acts only when the keyboard stops there: after a
 * pause, at Enter, or when the field is left. A choice made with the mouse, or in the opened list, acts
 * immediately.
 */
export function CommittedSelect({
  value,
  onChange,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'onKeyDown' | 'onPointerDown' | 'onBlur'>) {
  /** The option the keyboard is at, while it has not been taken yet. */
  const [draft, setDraft] = useState<string>();
  const isStepping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function commit(chosen: string | undefined) {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }

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
        if (event.key === 'Enter') commit(draft);
      }}
      onPointerDown={() => {
        isStepping.current = false;
      }}
      onBlur={() => commit(draft)}
    />
  );
}

/** Whether the key may choose another option of a closed select; Space and Alt with an arrow open it. */
function isStep({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && key !== ' ' && STEPS.test(key);
}
