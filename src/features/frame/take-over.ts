/**
 * Removes the prerendered frame (src/document/prerender.tsx) once the app stands beside it. What was
 * typed into the frame is entered into the app's field of the same name, and the element of the app that
 * matches the focused one gets the focus.
 */
export function takeOver(): void {
  const frame = document.getElementById('prerendered');
  if (!frame) return;
  const typed = [...frame.querySelectorAll('input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const focused = frame.querySelector<HTMLElement>(':focus');
  frame.remove();
  for (const input of typed) enterInto(findCounterpart(input), input.value);
  if (focused) findCounterpart(focused)?.focus({ preventScroll: true });
}

/** The app's element of the same kind, name and text. */
function findCounterpart<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  const name = element.getAttribute('aria-label');
  return [...document.querySelectorAll<Kind>(element.tagName)].find(
    (other) =>
      other.textContent === element.textContent && other.getAttribute('aria-label') === name,
  );
}

/** Enters a text as the keyboard would: React ignores the event of a value that a script has set. */
function enterInto(input: HTMLInputElement | undefined, text: string): void {
  if (!input) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
