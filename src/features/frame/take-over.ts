import { afterPaint } from '@/lib/idle';

/**
 * Removes the prerendered frame (src/document/prerender.tsx) once the app stands beside it. What was
 * typed into the frame is entered into the app's field of the same name, and the element of the app that
 * matches the focused one gets the focus. A form that was sent in the frame is sent by the app.
 */
export function takeOver(): void {
  const frame = document.getElementById('prerendered');
  if (!frame) return;
  const typed = [...frame.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => ({ input, value: input.value, selection: selectionOf(input) }));
  const focused = frame.querySelector<HTMLElement>(':focus');
  // Marked by src/document/frame.ts.
  const pressed = frame.querySelector<HTMLElement>('[type="submit"][aria-busy="true"]');
  // A field outside of the page has no selection any more.
  frame.remove();
  for (const { input, value, selection } of typed) {
    enterInto(findCounterpart(input), value, selection);
  }
  if (focused) findCounterpart(focused)?.focus({ preventScroll: true });
  // By then the app's form keeps its draft and shows that its call is under way.
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

/** The app's element of the same kind, name and text. */
function findCounterpart<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  return [...document.querySelectorAll<Kind>(element.tagName)].find(
    (other) =>
      other.textContent === element.textContent &&
      ['name', 'aria-label'].every(
        (name) => other.getAttribute(name) === element.getAttribute(name),
      ),
  );
}

/** Enters a text as the keyboard would: React ignores the event of a value that a script has set. */
function enterInto(input: HTMLInputElement | undefined, text: string, selection: Selection): void {
  if (!input) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // React writes the text once more when the effect in which this runs is over. A mask has changed it.
  queueMicrotask(() => {
    if (input.value === text) input.setSelectionRange(...selection);
  });
}
