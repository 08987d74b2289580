import { afterPaint } from '@/lib/idle';

/**
 * Removes the prerendered frame (src/document/prerender.tsx) once the app is mounted. Text typed into the
 * frame is entered into the app's field of the same name, and the app's counterpart of the focused element
 * gets the focus. A button that was pressed in the frame is pressed in the app.
 */
export function takeOver(): void {
  const frame = document.getElementById('prerendered');
  if (!frame) return;
  const typed = [...frame.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => ({ input, value: input.value, selection: selectionOf(input) }));
  const focused = frame.querySelector<HTMLElement>(':focus');
  // src/document/frame.ts marks a pressed button as busy.
  const pressed = frame.querySelector<HTMLElement>('[aria-busy="true"]');
  // After this line: removing a field from the document loses its selection, which is read above.
  frame.remove();
  for (const { input, value, selection } of typed) {
    enterInto(findCounterpart(input), value, selection);
  }
  if (focused) findCounterpart(focused)?.focus({ preventScroll: true });
  // After a paint: by then effects have run, so a form keeps its draft and shows the pending call.
  if (pressed) afterPaint(() => findCounterpart(pressed)?.click());
}

type Selection = Readonly<Parameters<HTMLInputElement['setSelectionRange']>>;

function selectionOf({
  selectionStart,
  selectionEnd,
  selectionDirection,
}: HTMLInputElement): Selection {
  return [selectionStart, selectionEnd, selectionDirection ?? undefined];
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

/** Enters a text as typing does: React ignores input events after an assignment to `value`. */
function enterInto(input: HTMLInputElement | undefined, text: string, selection: Selection): void {
  if (!input) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // In a microtask: React writes the value once more after this effect, which moves the caret. Where a mask
  // has changed the text, the old selection does not fit.
  queueMicrotask(() => {
    if (input.value === text) input.setSelectionRange(...selection);
  });
}
