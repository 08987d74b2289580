import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import {
  changeOf,
  dateFormat,
  datePasted,
  dateTyped,
  dateValue,
  type Edited,
  editDate,
  isDateTyped,
  isNoDate,
  stepDate,
} from '@/lib/date-mask';
import { isolated } from '@/lib/isolate-text';
import { INCOMPLETE } from '@/lib/time';
import { TextField } from './text-field';

interface DateTextFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** `2026-05-01` or `2026-05-01T18:00`, `''` for none, `INCOMPLETE` while half typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  hasTime: boolean;
}

/** How far a key moves the part at the caret. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};
/** Digits that may be one part. */
const ONE_PART = /^\d{1,4}$/;
/** What the mask leaves out. */
const NO_PART = /[^\d\s.,:/-]/;

/** The text of a date: typed with a mask, or pasted as people write dates (decisions §2.27). */
export function DateTextField({
  value,
  onChange,
  onBlur,
  hasTime,
  error,
  ...props
}: DateTextFieldProps) {
  const [shown, setShown] = useState({ value, text: dateTyped(value) });
  const [unread, setUnread] = useState<string>();
  const isEntered = useRef(false);
  // The form was reset, or a draft, preset or day of the calendar was taken.
  if (shown.value !== value) setShown({ value, text: dateTyped(value) });
  const { text } = shown;
  const wrong = unread ?? (isNoDate(text, hasTime) ? text : undefined);

  function change(next: string, typed = dateTyped(next)) {
    setUnread(undefined);
    setShown({ value: next, text: typed });
    if (next !== value) onChange(next);
  }

  function show(target: HTMLInputElement, edited: Edited) {
    // Set before React does: React would move the caret to the end.
    target.value = edited.text;
    target.setSelectionRange(edited.start, edited.end);
    change(dateValue(edited.text, hasTime, false), edited.text);
  }

  function read(pasted: string): boolean {
    const next = datePasted(pasted, value, hasTime);
    if (next === undefined) setUnread(pasted);
    else change(next);
    return next !== undefined;
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value;
    const caret = target.selectionStart ?? typed.length;
    // Several characters at once: filled in, dictated or dropped.
    const isWhole = changeOf(text, typed, caret).typed.length > 1;
    if (isWhole && !isDateTyped(typed, hasTime) && (read(typed) || NO_PART.test(typed))) return;
    const isForward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    show(target, editDate(text, typed, caret, hasTime, isForward));
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0);
    const isRest = value === INCOMPLETE && isDateTyped(whole, hasTime);
    if (ONE_PART.test(pasted) || isRest) return;
    event.preventDefault();
    if (!props.readOnly) read(pasted);
  }

  /** Two digits count as a year only now: before, they may be the first of four. */
  function finish() {
    const next = dateValue(text, hasTime, true);
    if (next !== INCOMPLETE) change(next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') finish();
    const steps = STEPS[event.key];
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (steps === undefined || !isPlain || props.readOnly) return;
    event.preventDefault();
    const { currentTarget: target } = event;
    show(target, stepDate(text, target.selectionStart ?? 0, steps, hasTime));
  }

  return (
    <TextField
      {...props}
      value={text}
      error={wrong === undefined ? error : unreadText(wrong)}
      placeholder={dateFormat(hasTime)}
      // Heard where there is neither hint nor message.
      aria-description={dateFormat(hasTime)}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onChange={handleChange}
      onPaste={handlePaste}
      onKeyDown={handleKey}
      // A date is mostly typed anew: the first click selects it, as the key Tab does.
      onFocus={({ target }) => target.select()}
      onPointerDown={({ currentTarget }) => {
        isEntered.current = document.activeElement !== currentTarget;
      }}
      onClick={({ currentTarget }) => {
        if (isEntered.current) currentTarget.select();
        isEntered.current = false;
      }}
      onBlur={() => {
        setUnread(undefined);
        finish();
        onBlur();
      }}
    />
  );
}

/** Longest excerpt of an unread text in its message. */
const REPEATED = 40;

/** Message for a text that is no date. */
function unreadText(unread: string): string {
  const text = unread.trim();
  const repeated = text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text;
  return `Не удалось прочитать дату: «${isolated(repeated)}»`;
}
