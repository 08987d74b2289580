/**
 * Puts the app, which stands there by now, in the place of the prerendered frame
 * (src/document/prerender.tsx): what was typed into the frame's search goes on in the app's, and the
 * keyboard stays where it was.
 */
export function takeOver(): void {
  const frame = document.getElementById('prerendered');
  if (!frame) return;
  const typed = frame.querySelector('input')?.value;
  const focused = frame.querySelector<HTMLElement>(':focus');
  frame.remove();
  const twin = focused && findTwin(focused);
  twin?.focus({ preventScroll: true });
  if (!typed || !(twin instanceof HTMLInputElement)) return;
  // As if by hand: React takes a value that a script has set for its own.
  twin.setRangeText(typed, 0, twin.value.length, 'end');
  twin.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The app's element of the same kind, name and text. */
function findTwin(element: HTMLElement): HTMLElement | undefined {
  const name = element.getAttribute('aria-label');
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].find(
    (other) =>
      other.textContent === element.textContent && other.getAttribute('aria-label') === name,
  );
}
