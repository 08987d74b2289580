import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { SelectField } from './select-field';

/** Pause after which an option chosen by the keyboard is committed; milliseconds. */
const PAUSE_MS = 800;

const STEPS = /^(Arrow.*|Home|End|Page.*|.)$/u;

interface CommittedSelectProps
  extends Omit<ComponentProps<typeof SelectField>, 'onKeyDown' | 'onPointerDown' | 'onBlur'> {
  /**
   * The choice is sent to the server, so it is committed even if the page is left during the pause.
   */
  isSaved?: boolean;
}

/**
 * A select whose choice takes effect at once: it is sent, or written into the address. Arrow keys change a closed
 * select at every step, so a keyboard choice is committed only after a pause, by Enter, or on blur. A choice by
 * mouse or in the opened list is committed immediately.
 */
export function CommittedSelect({
  value,
  onChange,
  isSaved = false,
  ...field
}: CommittedSelectProps) {
  /** The option chosen by the keyboard but not yet committed. */
  const [draft, setDraft] = useState<string>();
  const isStepping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function commit(chosen: string | undefined) {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }

  const leave = useEffectEvent(() => {
    if (isSaved) commit(draft);
    else clearTimeout(timer.current);
  });
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
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
