import { afterPaint } from '@/lib/idle';

/**
 * Removes the prerendered frame (src/document/prerender.tsx) once the app is mounted. Text typed into the
 * frame is entered into the app's field of the same name, and the app's counterpart of the focused element
 * gets the focus. A button that was pressed in the frame is pressed in the app.
 */
export function takeOver(): void {
  const frame = document.getElementById('prerendered');
  if (!frame) return;
  const typed = [
    ...frame.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])'),
  ].filter(({ value, defaultValue }) => value !== defaultValue);
  const focused = frame.querySelector<HTMLElement>(':focus');
  // src/document/frame.ts marks a pressed button as busy.
  const pressed = frame.querySelector<HTMLElement>('[aria-busy="true"]');
  frame.remove();
  for (const input of typed) enterInto(findCounterpart(input), input.value);
  if (focused) findCounterpart(focused)?.focus({ preventScroll: true });
  // After a paint: by then effects have run, so a form keeps its draft and shows the pending call.
  if (pressed) afterPaint(() => findCounterpart(pressed)?.click());
}

/** The app's element with the same tag, name, label and text. */
function findCounterpart<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  return [...document.querySelectorAll<Kind>(element.tagName)].find(
    (other) =>
      other.textContent === element.textContent &&
      ['name', 'aria-label'].every(
        (name) => other.getAttribute(name) === element.getAttribute(name),
      ),
  );
}

/** Enters a text as typing does, with the caret behind it: React ignores input events after an assignment to `value`. */
function enterInto(input: HTMLInputElement | undefined, text: string): void {
  input?.setRangeText(text, 0, input.value.length, 'end');
  input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
